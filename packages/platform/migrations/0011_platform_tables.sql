-- replaces 0001_platform.sql 4bf07a4d5b9d5c6dacac6022c2bcd3d28f277275d49624fc919efc4b5de66b70
-- replaces 0002_stored_file.sql c9a6da9ff12758d56b5a9ef2050284e3b85a25485ff21e194c2fcd79f4ec468a
-- replaces 0003_user_metadata.sql f39b0838e8ca85f1c89a9e7da082a22debb60a437180186f2027f23ebbe3e482
-- replaces 0004_record_avatar.sql 7f22fc2d060309b266bb6fc91c54dc8cde71a907450dcc80f0a6ad821721e891
-- replaces 0005_resumable_upload.sql ad9feb5e57fbc042696ee0003da51baa9994017da9b3fc6c7b4f7a3e09bb07e5
-- replaces 0006_quota_use.sql f0694ced69fad91907cee5a195fc9a78c503102a07e4f7249997e2c4083ec0da
-- replaces 0007_search_ids.sql 9daacf70c55eaacb678b58b1e7c3e5d82b0660176e618797df14e4499e3a12cb
-- replaces 0008_stored_bytes.sql 9b8712d326ba51f984b9d44293c657da50ec8d23912b3c074101c6bdcf611972
-- replaces 0009_word_forms.sql ddb053555bc04431140a8daf9899a79e1bb67495946fa31ff57a49a8c39ec501
-- replaces 0010_counted_readers.sql 375e5061d649529a6a0e4c06bc43806838c6605ac57f82ff584150e2bdce0170
-- replaces 0011_words_with_stems.sql 10ed0bb021f124d1e0d932908c7183a86dd23cb844219d80c5c5bd5a18efb827

create extension if not exists btree_gin;
-- Search ignores accents and word forms, and tolerates typing errors.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- The tables of objects, which the migrations of an application create.
create schema if not exists records;

-- The words of a text for search, split where letters and digits end, so that the parts of a number such as a service
-- number are words too.
create function search_words(value text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple'::regconfig, regexp_replace(coalesce(value, ''), '[^[:alnum:]]+', ' ', 'g'));

-- Record ids among the words of a text for search, as words that no search text can contain: search texts have letters and digits only.
create function search_ids(variadic ids text[]) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array(select '#' || id from unnest(ids) id where id is not null));

create text search configuration word_stems (copy = pg_catalog.english);
alter text search configuration word_stems
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, english_stem;

-- The stem of a word, without accents; null for a stop word such as "the".
create function word_stem(word text) returns text
language sql immutable parallel safe
return (tsvector_to_array(to_tsvector('word_stems'::regconfig, word)))[1];

-- The words of a text for search, with the stems of those that do not start with theirs, such as "cafe" of "Café", "categori" of "category"
-- and "map" of "maps". A prefix search finds the others by their stem, but a stem of fewer than four letters would find too many. Stems have
-- no positions.
create function with_stems(words tsvector) returns tsvector
language sql immutable parallel safe
return words || array_to_tsvector(array(
  select s.stem
  from unnest(tsvector_to_array(words)) w(word), lateral (select word_stem(w.word) as stem offset 0) s
  where w.word !~ '[^[:alpha:]]' and s.stem <> w.word and not (starts_with(w.word, s.stem) and length(s.stem) >= 4)
));

-- The words of the texts that one group of callers may read, each with the number of texts that contain it: candidates for misspelt words.
create table search_vocabulary (
  vocabulary text collate "C" not null,
  word text collate "C" not null,
  plain text collate "C" not null,
  stem text collate "C" not null,
  records integer not null,
  primary key (vocabulary, word)
);
create index search_vocabulary_plain on search_vocabulary (vocabulary, plain);
create index search_vocabulary_stem on search_vocabulary (vocabulary, stem);
create index search_vocabulary_near on search_vocabulary using gin (vocabulary, plain gin_trgm_ops);

-- The words of a vocabulary that share most trigrams with a word. A short word with two swapped letters keeps a fifth of its trigrams.
create function near_words(of_vocabulary text, near_to text) returns table (word text, stem text, records integer)
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.15
as $$
  select v.word, v.stem, v.records
  from search_vocabulary v
  where v.vocabulary = of_vocabulary and v.plain % near_to
  order by similarity(v.plain, near_to) desc, v.records desc, v.word
  limit 40
$$;

create table recently_used (
  user_id varchar(18) collate "C" not null,
  object text collate "C" not null,
  record_id varchar(18) collate "C" not null,
  used_at timestamptz(3) not null,
  primary key (user_id, object, record_id)
);
create index recently_used_order on recently_used (user_id, object, used_at desc);

-- One row for each idempotency key of a caller, written in the transaction of the creation.
create table idempotency_key (
  user_id varchar(18) collate "C" not null,
  key varchar(255) collate "C" not null,
  request_hash bytea not null,
  record_id varchar(18) collate "C",
  created_at timestamptz(3) not null,
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Files in the store without a record: those that are still arriving, and those whose record was deleted. Old rows are swept with their files.
create table stored_file (
  storage_key varchar(100) collate "C" primary key,
  created_at timestamptz(3) not null
);
create index stored_file_age on stored_file (created_at);

-- List views of users. A read checks the rights of its caller, so a row grants nothing.
create table user_list_view (
  id varchar(18) collate "C" primary key,
  user_id varchar(18) collate "C" not null,
  object text collate "C" not null,
  api_name varchar(80) collate "C" not null,
  definition jsonb not null,
  created_at timestamptz(3) not null
);
create unique index user_list_view_name on user_list_view (user_id, object, lower(api_name));

-- Preferences of users for lists, related lists and layouts: one value for each user, kind and key.
create table user_preference (
  user_id varchar(18) collate "C" not null,
  kind varchar(20) collate "C" not null,
  key text collate "C" not null,
  value jsonb not null,
  changed_at timestamptz(3) not null,
  primary key (user_id, kind, key)
);

-- Pictures of records; a record without one is shown by the theme of its object. A row stays when its picture is removed, so that the version
-- only grows.
create table record_avatar (
  record_id varchar(18) collate "C" primary key,
  photo_url text,
  provider varchar(255),
  blue_master_id varchar(255),
  response_id varchar(255),
  version bigint not null default 1
);

-- Resumable uploads. Each request takes the lease of its upload by one update. Bytes count once they are durable and the holder of the lease
-- has recorded them. The transaction that creates the records of the file counts the last bytes, so that an upload is complete exactly when it
-- has a version.
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

-- What a user has created of each kind in a day, which begins with the first creation. The use of an account is the sum over its users, so
-- that no write waits for a row of the whole account.
create table quota_use (
  user_id varchar(18) collate "C" not null,
  -- API name of an object, or `file bytes`.
  kind text collate "C" not null,
  account_id varchar(18) collate "C",
  used bigint not null,
  day_ends_at timestamptz(3) not null,
  primary key (user_id, kind)
) with (fillfactor = 70);
create index quota_use_of_account on quota_use (account_id, kind);

-- The bytes of all stored file versions that the users of an account have uploaded; see `StorageAccount` of versions.
create table stored_bytes (
  account_id varchar(18) collate "C" primary key,
  bytes bigint not null
) with (fillfactor = 70);

-- The readers that were counted on a day, in UTC, by a keyed hash of record and reader, from which neither can be recovered.
create table counted_reader (
  day date not null,
  reader text collate "C" not null,
  primary key (day, reader)
);
