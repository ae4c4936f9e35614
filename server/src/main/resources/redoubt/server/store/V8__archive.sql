-- The whole journal of a table whose log is closed because nobody had played there for a long time, and what lists tell of it.
create table archive (
    table_id text    not null primary key references game_table (id),
    journal  text    not null,
    played   bigint  not null,
    round    integer not null,
    outcome  text    not null,
    archived bigint  not null
);
