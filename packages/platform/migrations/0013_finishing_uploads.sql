-- While the parts of an upload become one file, no other request continues it. The claim of a process that died expires.
alter table resumable_upload
  add column finishing_until timestamptz(3),
  add column finishes smallint not null default 0;
