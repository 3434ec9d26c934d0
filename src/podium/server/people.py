"""Who somebody is: the digest of a secret. The secret itself goes no further than here."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from podium.protocol.commands import Secret
    from podium.table.lines import Person


def person_of(secret: Secret) -> Person:
    return hashlib.sha256(secret.encode()).hexdigest()
