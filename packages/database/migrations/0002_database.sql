-- replaces 0001_app_now.sql 8e03f818cc0f2ea00f58e1cbf11c5482323b49dbc09547db2b67dfa6ac5a8209
-- replaces 0002_application_role.sql f180add2a197ead0e6f52ee10808a5e89d885118a3765893bef825cb0aa0279d

-- The only source of time in SQL, in whole milliseconds, as every timestamptz(3) column stores it. The planner inlines it. In a where clause
-- write (select app_now()), so that an index can be used. Test databases replace the function by a clock that can be set.
create function app_now() returns timestamptz
language sql volatile parallel safe
return date_trunc('milliseconds', clock_timestamp());

-- Requests run as a role that may read and write rows and cannot change a table. It has no login: connections of the owner
-- switch to it. Where the owner may not create roles, requests run as the owner.
do $$
begin
  begin
    create role navdesk_application nologin;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then return;
  end;
  execute format('grant navdesk_application to %I', current_user);
  -- For all tables that later migrations and the job queue create, in any schema.
  alter default privileges grant usage on schemas to navdesk_application;
  alter default privileges grant select, insert, update, delete on tables to navdesk_application;
  alter default privileges grant usage, select on sequences to navdesk_application;
  grant select on schema_migration to navdesk_application;
end
$$;
