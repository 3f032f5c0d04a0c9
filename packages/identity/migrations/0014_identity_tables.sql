-- replaces 0001_identity.sql 3f29b3115800ad5d5d4665ce44dad49b97360fe122a3a7bb78c09dfb862a997b
-- replaces 0002_one_time_links.sql f24b2a2112e35f0958e66121e464c5f7511c940e0fb4ab7fe2cc707eeed8196e
-- replaces 0003_address_counters.sql df2241abe891dbe8f3a5e21b8325f74a8914123e028195486f75cc492751ff01
-- replaces 0004_known_devices.sql e2722be519c449cc74e12cae42c41772aaed2a73dda2d8b0fb62c199b10022a0
-- replaces 0005_pending_registrations.sql 3a0cf69ed6d5d4f37d8433d6ac24cfe5145130f7b78f419dbf092805febaf693
-- replaces 0006_session_devices.sql d762b9394aff761cc43fa29b62d5f9d6f97b62c20de3429842b09bff3c5b9c2a
-- replaces 0007_invitations.sql 31043f5d2b9532e17d0812d1aba2e7c9ca7f7981f3876b13411720422a4a4291
-- replaces 0008_links_to_guest_cases.sql afdaef13ee70d78e9e578be28074b960198ac460b4b5cffc610537465f4052ee
-- replaces 0009_wider_networks.sql e8468517663cad518a78dd71a94f2db873d9d43932221029d687cf5058a47663
-- replaces 0010_second_factors.sql 574cc182d1cf368fdfbefbe65c72ce5c2751572690ef8b2daea18bd36c9b457c
-- replaces 0011_opened_guest_cases.sql 7739decaa232ff17c52d4ec1b177a7916bd1c7b34dd36a3766c55efd4e1e71b1
-- replaces 0012_passkeys.sql d0b9507eab9db8b59ffa1011faff965ece39862bdca290b6d960c2f82c3af082
-- replaces 0013_identity_providers.sql 9b66b6284a0aaa9176daadcf4f0886882e51c6b8e6aef317b04af910da26ca30
-- replaces 0014_first_sessions.sql 85f9ee7b1c2aaf7d6d74726a22bd2c1600e0e70e07ea1072d4ac12dc40dc03f2

-- Credentials and sessions, keyed by the id of a user; this schema stores nothing else of users.
create schema identity;

create table identity.credential (
  user_id text collate "C" primary key,
  password_hash text not null,
  password_set_at timestamptz(3) not null
);

-- The latest passwords of each user, including the current one.
create table identity.password_history (
  user_id text collate "C" not null references identity.credential on delete cascade,
  number bigint generated always as identity,
  password_hash text not null,
  primary key (user_id, number)
);

-- Only the browser has the token. `person` is what requests read of the user, rewritten when the rights of the user change. `last_used_at` is
-- the time of the last renewal. `is_first` is true for the first session of a user.
create table identity.session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null default gen_random_uuid() unique,
  user_id text collate "C" not null,
  person jsonb not null,
  created_at timestamptz(3) not null,
  idle_expires_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at >= idle_expires_at),
  browser text,
  network text,
  last_used_at timestamptz(3) not null,
  is_first boolean not null default false
) with (fillfactor = 70);

-- idle_expires_at has no index, so that a renewal changes none.
create index session_of_user on identity.session (user_id);

-- Attempts to sign in. `user`, `device` (a known device of a user) and `email` (an unknown address) rows count consecutive failures. `network`
-- rows count the failures of a window, which ends at window_ends_at; each of the `global` rows counts a part of all failures of a window, so
-- that no sign-in waits for one row.
create table identity.sign_in_attempt (
  kind text collate "C" not null check (kind in ('device', 'email', 'global', 'network', 'user')),
  key text collate "C" not null,
  attempts integer not null,
  window_ends_at timestamptz(3),
  blocked_until timestamptz(3),
  last_attempt_at timestamptz(3) not null,
  primary key (kind, key),
  check ((window_ends_at is not null) = (kind in ('network', 'global')))
) with (fillfactor = 70);

-- Devices from which a user has signed in before: wrong guesses from elsewhere do not delay a sign-in from there. Only the browser has the token.
create table identity.known_device (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id text collate "C" not null,
  last_used_at timestamptz(3) not null
);

create index known_device_of_user on identity.known_device (user_id, last_used_at);

-- Registrations that a browser has begun and can cancel, also before the mailed link is opened: a cookie of that browser holds the secret.
create table identity.pending_registration (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz(3) not null
);

create index pending_registration_expiry on identity.pending_registration (expires_at);

-- One-time tokens: mailed links, steps of a sign-in, challenges of passkeys. Only the holder has the token; using it deletes the row.
create table identity.one_time_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text collate "C" not null check (purpose in (
    'app', 'factor-set-up', 'guest', 'guest-case', 'guest-opened', 'invite', 'passkey', 'passkey-sign-in', 'provider', 'register', 'reset',
    'second-factor'
  )),
  -- The id of a user, or the address to be proven.
  subject text collate "C" not null,
  facts jsonb not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- A cancelled registration deletes its links.
  registration bytea references identity.pending_registration on delete cascade
);

create index one_time_token_of_subject on identity.one_time_token (subject, purpose);
create index one_time_token_expiry on identity.one_time_token (expires_at);
create index one_time_token_of_registration on identity.one_time_token (registration) where registration is not null;

-- Uses of an address by visitors: a mail to it, or an answer that reveals whether it is known. Kept for a day. An IPv6 address is counted under
-- its /64 and under its /48, whose owner can choose from 65,536 smaller networks; `wide_network` is null for IPv4.
create table identity.address_use (
  number bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('answer', 'mail')),
  address_hash bytea not null check (octet_length(address_hash) = 32),
  network text collate "C" not null,
  at timestamptz(3) not null,
  wide_network text collate "C"
);

create index address_use_of_address on identity.address_use (address_hash, kind, at);
create index address_use_of_network on identity.address_use (network, kind, at);
create index address_use_of_all on identity.address_use (kind, at);
create index address_use_of_wide_network on identity.address_use (wide_network, kind, at) where wide_network is not null;

-- Locking the rows of an address and of its network makes one step of counting uses and adding one, while other requests do the same.
create table identity.address_counter (
  -- `address` and its hash, or `network` and its first address.
  key text collate "C" primary key,
  last_use_at timestamptz(3) not null
) with (fillfactor = 70);

-- Authenticator apps. App and server compute codes from the key, so it cannot be a hash. A code is valid for a step of 30 seconds; the newest
-- accepted step and earlier ones are refused.
create table identity.authenticator_app (
  user_id text collate "C" primary key,
  key text collate "C" not null,
  newest_step bigint not null,
  added_at timestamptz(3) not null
);

-- Recovery codes for users without their app. All codes of a user are created at once, with one salt; using a code deletes its row.
create table identity.recovery_code (
  user_id text collate "C" not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  salt bytea not null,
  primary key (user_id, code_hash)
);

-- Passkeys; a user may have several. The authenticator reports the counter, which never decreases.
create table identity.passkey (
  credential_id text collate "C" primary key,
  user_id text collate "C" not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  added_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);

create index passkey_of_user on identity.passkey (user_id, added_at);

-- Logins at the identity providers of customers, by the subject: a provider may give the address of a user to another person, under another
-- subject.
create table identity.provider_login (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  user_id text collate "C" not null,
  added_at timestamptz(3) not null,
  primary key (issuer, subject),
  unique (issuer, user_id)
);
