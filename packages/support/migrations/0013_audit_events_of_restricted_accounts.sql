alter table records."AuditEvent__c" add column "ExportRestricted__c" boolean not null default false;

-- Beside the version, the copied restriction of the account may change: it decides who reads an event, and is no part of it.
create or replace function records.keep_audit_event() returns trigger language plpgsql as $$
declare
  kept text[] := '{_version,SystemModstamp,ExportRestricted__c}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - kept = to_jsonb(old) - kept then
    return new;
  end if;
  raise exception 'Events of the audit log cannot be changed' using errcode = 'insufficient_privilege';
end $$;

update records."AuditEvent__c" e set "ExportRestricted__c" = true
from records."Account" a where a."Id" = e."AccountId__c" and a."ExportRestricted__c";

create index "AuditEvent__c_ExportRestricted__c_CreatedDate_idx" on records."AuditEvent__c" ("ExportRestricted__c", "CreatedDate", "Id");

create index "AuditEvent__c_CreatedDate_idx" on records."AuditEvent__c" ("CreatedDate", "Id");
