create index "AuditEvent__c_ActorId__c_CreatedDate_idx" on records."AuditEvent__c" ("ActorId__c", "CreatedDate", "Id");

-- Events of the audit log are never changed or deleted; only their version is raised after a backup was restored.
create function records.keep_audit_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{_version,SystemModstamp}'::text[] = to_jsonb(old) - '{_version,SystemModstamp}'::text[] then
    return new;
  end if;
  raise exception 'Events of the audit log cannot be changed' using errcode = 'insufficient_privilege';
end $$;

create trigger keep_audit_event before update or delete on records."AuditEvent__c"
  for each row execute function records.keep_audit_event();
