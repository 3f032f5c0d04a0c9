-- What a person has made of each kind in a day, which begins with the first of it. The use of an account is the sum of its people's
-- rows, so that nobody waits for a row that all of them change.
create table quota_use (
  user_id varchar(18) collate "C" not null,
  -- API name of an object, or `file bytes`.
  kind text collate "C" not null,
  account_id varchar(18) collate "C",
  used bigint not null,
  day_ends_at timestamptz(3) not null,
  primary key (user_id, kind)
) with (fillfactor = 70);
create index quota_use_of_account on quota_use (account_id, kind);
