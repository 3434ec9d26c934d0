"""The contract every game fulfils; seats, chance, records, notation, errors."""
