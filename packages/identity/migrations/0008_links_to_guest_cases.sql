-- A link of this purpose opens the case of a guest, as often as it is used until it expires.
alter table identity.one_time_token drop constraint one_time_token_purpose_check;
alter table identity.one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('guest', 'guest-case', 'invite', 'register', 'reset'));
