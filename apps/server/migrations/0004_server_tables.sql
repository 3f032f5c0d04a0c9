-- replaces 0001_installation.sql 27a943e92b00d3cef90cf09f9b3ceab1597b81ce20f05370b43a44107ca1ee7a
-- replaces 0002_received_mail.sql a40633436f5278fcc807938dff8691402ebe77789aae03185ca50edd30749549
-- replaces 0003_received_mail_of_case.sql 691dec59e1f189734889b2c6566c993feb9293a8dd2af8b1382d68d305ece2ef
-- replaces 0004_presence.sql 7f7c59824c2f0342219f20f9fed8f8e980bfa9ca07415cf8e9e8cacb1d6c1591

-- Random values that all processes on this database share.
create schema server;

create table server.installation (
  only_row boolean primary key default true check (only_row),
  token_secret text not null
);

-- Mails that were received, by a hash of Message-ID and case, so that none is stored twice. `outcome` is null while one is processed. The case
-- number lets all processes together limit the mails of a case.
create table server.received_mail (
  key text primary key,
  received_at timestamptz not null,
  outcome text,
  case_number text
);

create index received_mail_received_at_idx on server.received_mail (received_at);

create index received_mail_of_case_idx on server.received_mail (case_number, received_at);

-- Which user has which case open in which tab, until when. Unlogged: after a crash the browsers report it again.
create unlogged table server.presence (
  case_id text collate "C" not null,
  session_id uuid not null,
  tab text collate "C" not null,
  user_id text collate "C" not null,
  activity text collate "C" not null check (activity in ('looking', 'typing', 'noting')),
  -- The end of the activity; afterwards the user counts as looking.
  active_until timestamptz(3) not null,
  here_until timestamptz(3) not null,
  primary key (case_id, session_id, tab)
);

create index presence_of_session_idx on server.presence (session_id);

create index presence_of_user_idx on server.presence (user_id);

create index presence_here_until_idx on server.presence (here_until);
