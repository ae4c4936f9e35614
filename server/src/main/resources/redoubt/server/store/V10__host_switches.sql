-- What the host of a table has turned off for everybody, as words.
alter table game_table add column turned_off text not null default '';
