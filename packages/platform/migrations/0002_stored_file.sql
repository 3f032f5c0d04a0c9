-- Files that lie in the store without a record: those that are still arriving, and those whose record is gone. What stays
-- here for long belongs to nobody any more and is swept.
create table stored_file (
  storage_key varchar(100) collate "C" primary key,
  created_at timestamptz(3) not null
);
create index stored_file_age on stored_file (created_at);
