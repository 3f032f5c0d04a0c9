-- So that all processes together limit the mails of a case.
alter table server.received_mail add column case_number text;

create index received_mail_of_case_idx on server.received_mail (case_number, received_at);
