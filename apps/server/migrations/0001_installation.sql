-- What every process on this database must agree on, drawn once.
create schema server;

create table server.installation (
  only_row boolean primary key default true check (only_row),
  token_secret text not null
);
