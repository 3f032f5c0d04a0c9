-- What a link in a mail stands for. The token itself is only in the mail; using it removes the row.
create table identity.one_time_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text collate "C" not null check (purpose in ('guest', 'register', 'reset')),
  -- Whose it is: the id of a user, or the address that is to be proven.
  subject text collate "C" not null,
  facts jsonb not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index one_time_token_of_subject on identity.one_time_token (subject, purpose);
create index one_time_token_expiry on identity.one_time_token (expires_at);

-- What strangers have caused: a mail to an address, or an answer that tells whether an address is known. Kept for a day.
create table identity.address_use (
  number bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('answer', 'mail')),
  address_hash bytea not null check (octet_length(address_hash) = 32),
  network text collate "C" not null,
  at timestamptz(3) not null
);

create index address_use_of_address on identity.address_use (address_hash, kind, at);
create index address_use_of_network on identity.address_use (network, kind, at);
create index address_use_of_all on identity.address_use (kind, at);
