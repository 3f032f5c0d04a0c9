alter table identity.one_time_token drop constraint one_time_token_purpose_check;

alter table identity.one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('guest', 'invite', 'register', 'reset'));
