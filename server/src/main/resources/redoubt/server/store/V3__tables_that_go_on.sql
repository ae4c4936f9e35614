-- The table whose game goes on at this one; a game goes on at one table only.
alter table game_table add column continues text references game_table (id);
create unique index game_table_continues on game_table (continues);
