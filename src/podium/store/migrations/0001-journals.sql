PRAGMA application_id = 0x506f6469; -- "Podi": so that a file of ours is known for one

CREATE TABLE line (
    code TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 1),
    content TEXT NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
