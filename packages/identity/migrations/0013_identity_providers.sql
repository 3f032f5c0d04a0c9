-- A login as the identity provider of its customer knows it. The subject counts, not the address: a provider may give an address to somebody
-- else, under another subject.
create table identity.provider_login (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  user_id text collate "C" not null,
  added_at timestamptz(3) not null,
  primary key (issuer, subject),
  unique (issuer, user_id)
);

-- Sign-ins that go on at a provider.
alter table identity.one_time_token drop constraint one_time_token_purpose_check;
alter table identity.one_time_token add constraint one_time_token_purpose_check
  check (purpose in (
    'app', 'factor-set-up', 'guest', 'guest-case', 'guest-opened', 'invite', 'passkey', 'passkey-sign-in', 'provider', 'register', 'reset', 'second-factor'
  ));
