-- Whether whoever holds a seat opened the table: 1 or 0.
alter table seat add column host integer not null default 0;
