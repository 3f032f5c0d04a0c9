-- Passkeys of users; one user has several. The counter is what the authenticator last reported: it never goes back.
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

-- Challenges: the token is what the authenticator signs.
alter table identity.one_time_token drop constraint one_time_token_purpose_check;
alter table identity.one_time_token add constraint one_time_token_purpose_check check (purpose in (
  'app', 'factor-set-up', 'guest', 'guest-case', 'guest-opened', 'invite', 'passkey', 'passkey-sign-in', 'register', 'reset', 'second-factor'
));
