create table game_table (
    id       text   not null primary key,
    journal  text   not null,
    engine   text   not null,
    invite   text   not null,
    watch    text   not null,
    created  bigint not null,
    closed   text
);

create table seat (
    table_id text    not null references game_table (id),
    seat     integer not null,
    name     text    not null,
    token    text    not null,
    bot      text    not null,
    primary key (table_id, seat)
) ${clustered};

-- The log only grows at its end: every entry but the first stands on the one before it.
create table entry (
    table_id   text    not null references game_table (id),
    step       integer not null check (step >= 1),
    previous   integer generated always as (nullif(step - 1, 0)) stored,
    seat       integer not null,
    choice     text    not null,
    made_by    text    not null,
    made_at    bigint  not null,
    round      integer not null,
    state_hash text    not null,
    primary key (table_id, step),
    foreign key (table_id, previous) references entry (table_id, step)
) ${clustered};

create table report (
    id       text   not null primary key,
    table_id text   not null,
    note     text   not null,
    journal  text   not null,
    made_at  bigint not null
);
