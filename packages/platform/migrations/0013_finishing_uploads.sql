-- While the parts of an upload become one file, no other request continues it. A claim expires 30 seconds after its last renewal.
alter table resumable_upload
  add column finishing_until timestamptz(3),
  add column finishes smallint not null default 0;
