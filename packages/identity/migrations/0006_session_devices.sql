-- What people see of their sessions: from where one was begun, and when it was last renewed. Sessions that began before have neither
-- browser nor network.
alter table identity.session add column browser text, add column network text, add column last_used_at timestamptz(3);

update identity.session set last_used_at = created_at;

alter table identity.session alter column last_used_at set not null;
