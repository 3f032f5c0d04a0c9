-- What was counted once for a reader and a day, in UTC. A keyed hash stands for the record and the reader together: neither can be told from it.
create table counted_reader (
  day date not null,
  reader text collate "C" not null,
  primary key (day, reader)
);
