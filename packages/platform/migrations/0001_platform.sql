-- Beside the tables of the objects, which an application's own migrations make.
create extension if not exists btree_gin;
create schema if not exists records;

-- The words of a text for search, split where letters and digits end, so that the parts of a number such as a service
-- number are words too.
create function search_words(value text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple'::regconfig, regexp_replace(coalesce(value, ''), '[^[:alnum:]]+', ' ', 'g'));

create table recently_used (
  user_id varchar(18) collate "C" not null,
  object text collate "C" not null,
  record_id varchar(18) collate "C" not null,
  used_at timestamptz(3) not null,
  primary key (user_id, object, record_id)
);
create index recently_used_order on recently_used (user_id, object, used_at desc);

-- One row per key of a caller: written in the transaction of the creation it stands for.
create table idempotency_key (
  user_id varchar(18) collate "C" not null,
  key varchar(255) collate "C" not null,
  request_hash bytea not null,
  record_id varchar(18) collate "C",
  created_at timestamptz(3) not null,
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
