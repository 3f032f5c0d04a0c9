-- Requests run as a role that may read and write rows and cannot change a table. It has no login: the owner's connections
-- take it on when they are made. Where the owner may not create roles, requests run as the owner.
do $$
begin
  begin
    create role navdesk_application nologin;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then return;
  end;
  execute format('grant navdesk_application to %I', current_user);
  -- For everything that later migrations and the job queue make, in whatever schema.
  alter default privileges grant usage on schemas to navdesk_application;
  alter default privileges grant select, insert, update, delete on tables to navdesk_application;
  alter default privileges grant usage, select on sequences to navdesk_application;
  grant select on schema_migration to navdesk_application;
end
$$;
