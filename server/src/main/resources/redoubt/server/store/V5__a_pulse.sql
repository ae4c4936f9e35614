-- Written to see whether the store can be written.
create table pulse (beats bigint not null);
insert into pulse (beats) values (0);
