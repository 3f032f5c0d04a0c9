-- Authenticator apps. The key is what app and server compute codes from, so it cannot be a hash. A code counts for a step of 30 seconds;
-- none is accepted for the newest accepted step or an earlier one.
create table identity.authenticator_app (
  user_id text collate "C" primary key,
  key text collate "C" not null,
  newest_step bigint not null,
  added_at timestamptz(3) not null
);

-- Codes for whoever has lost the app. All of a user are made at once, with one salt; using one removes its row.
create table identity.recovery_code (
  user_id text collate "C" not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  salt bytea not null,
  primary key (user_id, code_hash)
);

-- Tokens of a sign-in whose password was right, and of an app that is being set up.
alter table identity.one_time_token drop constraint one_time_token_purpose_check;
alter table identity.one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('app', 'factor-set-up', 'guest', 'guest-case', 'invite', 'register', 'reset', 'second-factor'));
