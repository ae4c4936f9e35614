-- How the game had ended after an entry: won or lost and by which rule, or empty. A list of tables tells it without playing them.
alter table entry add column outcome text not null default '';

create index game_table_created on game_table (created);
