-- Whether a session is the first of its user ever. Those that have begun before count as later ones.
alter table identity.session add column is_first boolean not null default false;
