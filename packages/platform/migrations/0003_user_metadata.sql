-- List views that people made for themselves. Whoever reads by one is checked again, so nothing here grants anything.
create table user_list_view (
  id varchar(18) collate "C" primary key,
  user_id varchar(18) collate "C" not null,
  object text collate "C" not null,
  api_name varchar(80) collate "C" not null,
  definition jsonb not null,
  created_at timestamptz(3) not null
);
create unique index user_list_view_name on user_list_view (user_id, object, lower(api_name));

-- What people set for lists, related lists and layouts: one value for each person, kind and thing.
create table user_preference (
  user_id varchar(18) collate "C" not null,
  kind varchar(20) collate "C" not null,
  key text collate "C" not null,
  value jsonb not null,
  changed_at timestamptz(3) not null,
  primary key (user_id, kind, key)
);
