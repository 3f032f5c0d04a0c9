-- Registrations that a browser has begun and can cancel, before its link is opened too: the secret is in a cookie of that browser only.
create table identity.pending_registration (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz(3) not null
);

create index pending_registration_expiry on identity.pending_registration (expires_at);

-- A cancelled registration takes its links with it.
alter table identity.one_time_token
  add column registration bytea references identity.pending_registration on delete cascade;

create index one_time_token_of_registration on identity.one_time_token (registration) where registration is not null;
