-- Servers that share the store each have a pulse of their own; whose beats grow is alive.
alter table pulse add column server text not null default '';
create unique index pulse_server on pulse (server);
