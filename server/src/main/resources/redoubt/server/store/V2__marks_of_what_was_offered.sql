-- A mark is made of what a game has offered. The hashes before it were made of whole states with the names of their Java classes:
-- nothing can compare them any more.
alter table entry add column mark text not null default '';
alter table entry drop column state_hash;

-- Whether a game can be played on is seen by playing it again, whenever it is woken.
alter table game_table drop column closed;
