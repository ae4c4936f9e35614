-- The table whose mission was played before this one in a campaign; what follows a mission begins at one table only.
alter table game_table add column follows text references game_table (id);
create unique index game_table_follows on game_table (follows);

-- The table before whose mission a second campaign branches off at this one.
alter table game_table add column branches text references game_table (id);
create index game_table_branches on game_table (branches);
