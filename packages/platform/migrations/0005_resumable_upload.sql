-- Files that arrive over several requests. Each request takes the lease of its upload by one update; bytes count once they
-- are durable and whoever still holds the lease has said so. The last bytes are counted by the transaction that makes the
-- records of the file, so that an upload is complete exactly when it has a version.
create table resumable_upload (
  id varchar(40) collate "C" primary key,
  user_id varchar(18) collate "C" not null,
  size bigint not null,
  received bigint not null default 0,
  metadata json not null,
  lease varchar(40) collate "C",
  document_id varchar(18) collate "C",
  version_id varchar(18) collate "C" unique,
  created_at timestamptz(3) not null,
  check (received between 0 and size),
  check (version_id is null or received = size),
  check (version_id is not null or received < size or size = 0)
);
create index resumable_upload_age on resumable_upload (created_at);
create index resumable_upload_unfinished on resumable_upload (user_id) where version_id is null;

-- The bytes of an unfinished upload, each part a file of the store.
create table upload_part (
  upload_id varchar(40) collate "C" not null references resumable_upload (id),
  start bigint not null,
  bytes bigint not null,
  storage_key varchar(100) collate "C" not null,
  primary key (upload_id, start)
);
