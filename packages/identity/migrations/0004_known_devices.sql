-- Browsers in which a user has signed in before: wrong guesses elsewhere do not delay a sign-in from there. The token itself is only
-- in the browser.
create table identity.known_device (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id text collate "C" not null,
  last_used_at timestamptz(3) not null
);

create index known_device_of_user on identity.known_device (user_id, last_used_at);

-- `device` rows count as `user` rows do, for one known device. `global` rows count a part of all failures each, so that no sign-in waits
-- for the row of all.
alter table identity.sign_in_attempt drop constraint sign_in_attempt_kind_check;

alter table identity.sign_in_attempt add constraint sign_in_attempt_kind_check
  check (kind in ('device', 'email', 'global', 'network', 'user'));
