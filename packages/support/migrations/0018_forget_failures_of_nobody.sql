-- Failed sign-ins with addresses that nobody has name nobody, and strangers can cause any number of them: a job deletes them after 30 days.
create or replace function records.keep_audit_event() returns trigger language plpgsql as $$
declare
  kept text[] := '{_version,SystemModstamp,ExportRestricted__c}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - kept = to_jsonb(old) - kept then
    return new;
  end if;
  if tg_op = 'DELETE' and old."Kind__c" = 'SignInFailed' and old."ActorId__c" is null
    and old."CreatedDate" < app_now() - interval '29 days' then
    return old;
  end if;
  raise exception 'Events of the audit log cannot be changed' using errcode = 'insufficient_privilege';
end $$;
