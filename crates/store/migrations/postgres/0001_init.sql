-- A table is a log: its row here says how far the log has come, and carries what is looked up
-- without reading the log. Names are ordered by their bytes, as SQLite does it, so that both
-- databases list the same contents in the same order.
CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    phase BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    due_at BIGINT,
    keeper TEXT,
    keeper_until BIGINT NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    move_id TEXT,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX entries_move ON entries (table_id, move_id) WHERE move_id IS NOT NULL;

CREATE TABLE holders (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    holder TEXT NOT NULL,
    creator BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX holders_holder ON holders (holder);
