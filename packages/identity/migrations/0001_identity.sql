-- Who may sign in with which password, keyed by the id of a user that this schema knows nothing else about.
create schema identity;

create table identity.credential (
  user_id text collate "C" primary key,
  password_hash text not null,
  password_set_at timestamptz(3) not null
);

-- The newest passwords of each user, the current one among them.
create table identity.password_history (
  user_id text collate "C" not null references identity.credential on delete cascade,
  number bigint generated always as identity,
  password_hash text not null,
  primary key (user_id, number)
);

-- The token itself is only in the browser. `person` is what requests know of the user, rewritten when their rights change.
create table identity.session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null default gen_random_uuid() unique,
  user_id text collate "C" not null,
  person jsonb not null,
  created_at timestamptz(3) not null,
  idle_expires_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at >= idle_expires_at)
) with (fillfactor = 70);

-- None on idle_expires_at: a renewal then changes no index.
create index session_of_user on identity.session (user_id);

-- Tries to sign in. `user` and `email` rows (an address that nobody has) count the failures in a row, `network` and `global`
-- rows those of one stretch of time, which ends at window_ends_at.
create table identity.sign_in_attempt (
  kind text collate "C" not null check (kind in ('email', 'global', 'network', 'user')),
  key text collate "C" not null,
  attempts integer not null,
  window_ends_at timestamptz(3),
  blocked_until timestamptz(3),
  last_attempt_at timestamptz(3) not null,
  primary key (kind, key),
  check ((window_ends_at is not null) = (kind in ('network', 'global')))
) with (fillfactor = 70);
