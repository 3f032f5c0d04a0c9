-- Who is at which case in which tab, until when. Nothing of it is worth a log: after a crash everybody tells again.
create unlogged table server.presence (
  case_id text collate "C" not null,
  session_id uuid not null,
  tab text collate "C" not null,
  user_id text collate "C" not null,
  activity text collate "C" not null check (activity in ('looking', 'typing', 'noting')),
  -- Until when the activity holds; afterwards its teller is looking.
  active_until timestamptz(3) not null,
  here_until timestamptz(3) not null,
  primary key (case_id, session_id, tab)
);

create index presence_of_session_idx on server.presence (session_id);

create index presence_of_user_idx on server.presence (user_id);

create index presence_here_until_idx on server.presence (here_until);
