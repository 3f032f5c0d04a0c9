-- The mails that were taken, by a hash of Message-ID and case, so that none is taken twice. `outcome` is empty while one is worked on.
create table server.received_mail (
  key text primary key,
  received_at timestamptz not null,
  outcome text
);

create index received_mail_received_at_idx on server.received_mail (received_at);
