-- A link by which a contact proves a new address.
alter table identity.one_time_token drop constraint one_time_token_purpose_check;

alter table identity.one_time_token add constraint one_time_token_purpose_check check (purpose in (
  'address', 'app', 'factor-set-up', 'guest', 'guest-case', 'guest-opened', 'invite', 'passkey', 'passkey-sign-in', 'provider', 'register',
  'registered', 'reset', 'second-factor', 'staff'
));
