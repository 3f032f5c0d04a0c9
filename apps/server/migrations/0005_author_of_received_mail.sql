-- The limit of mails of a case is counted for each of their authors.
alter table server.received_mail add column author text;

drop index server.received_mail_of_case_idx;

create index received_mail_of_author_idx on server.received_mail (case_number, author, received_at);
