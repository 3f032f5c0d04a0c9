-- Pictures that stand for records; a record without one is shown by the theme of its object. A row stays when its picture
-- is taken away, so that the version only grows.
create table record_avatar (
  record_id varchar(18) collate "C" primary key,
  photo_url text,
  provider varchar(255),
  blue_master_id varchar(255),
  response_id varchar(255),
  version bigint not null default 1
);
