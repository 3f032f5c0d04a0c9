-- The bytes of all file versions that people of an account have uploaded and that are still there; see `StorageAccount` of versions.
create table stored_bytes (
  account_id varchar(18) collate "C" primary key,
  bytes bigint not null
) with (fillfactor = 70);
