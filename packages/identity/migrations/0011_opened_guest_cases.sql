-- A link by which a guest has opened a case: the browser that did learns the number once more.
alter table identity.one_time_token drop constraint one_time_token_purpose_check;
alter table identity.one_time_token add constraint one_time_token_purpose_check
  check (purpose in (
    'app', 'factor-set-up', 'guest', 'guest-case', 'guest-opened', 'invite', 'register', 'reset', 'second-factor'
  ));
