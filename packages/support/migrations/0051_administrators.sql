alter table records."User" add column "SessionsEnded__c" boolean not null default false;

alter table records."User" add column "SessionsEndedDate__c" timestamp(3) with time zone;

alter table records."User" add column "StaffInvitedDate__c" timestamp(3) with time zone;

alter table records."User" add column "ClearanceProposed__c" boolean not null default false;

alter table records."User" add column "ClearanceProposedById__c" character varying(18) collate "C";

alter table records."User" add column "HandOverToId__c" character varying(18) collate "C";

create index "Subscription__c_EndDate__c_idx" on records."Subscription__c" ("EndDate__c", "Id");

create index "Subscription__c_ExportRestricted__c_EndDate__c_idx" on records."Subscription__c" ("ExportRestricted__c", "EndDate__c", "Id");

create index "Subscription__c_Status__c_EndDate__c_idx" on records."Subscription__c" ("Status__c", "EndDate__c", "Id");

alter table records."User" add constraint "User_ClearanceProposedById__c_fkey" FOREIGN KEY ("ClearanceProposedById__c") REFERENCES records."User"("Id");

alter table records."User" add constraint "User_HandOverToId__c_fkey" FOREIGN KEY ("HandOverToId__c") REFERENCES records."User"("Id");

-- The rights of a person are copied into the sessions. The platform rewrites these with each change that it makes; a change by another
-- program, such as psql or a restored backup, is announced by the database, so that the sessions follow it too.
create function records.announce_person() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'User' then
    perform pg_notify('person_changes', old."Id");
  elsif tg_table_name = 'Contact' then
    perform pg_notify('person_changes', "Id") from records."User" where "ContactId" = new."Id";
  else
    perform pg_notify('person_changes', "Id") from records."User" where "AccountId" = new."Id";
  end if;
  return null;
end $$;

create trigger announce_person after update on records."User" for each row
  when (
    (old."Name", old."Email", old."ContactId", old."Profile", old."IsActive", old."TimeZone", old."Locale", old."ExportClearance__c", old."PublishRight__c")
    is distinct from
    (new."Name", new."Email", new."ContactId", new."Profile", new."IsActive", new."TimeZone", new."Locale", new."ExportClearance__c", new."PublishRight__c")
  ) execute function records.announce_person();

create trigger announce_person_gone after delete on records."User" for each row execute function records.announce_person();

create trigger announce_person after update on records."Contact" for each row
  when ((old."AccountId", old."PortalAccess__c") is distinct from (new."AccountId", new."PortalAccess__c"))
  execute function records.announce_person();

create trigger announce_person after update on records."Account" for each row
  when ((old."Name", old."RecordTypeId", old."CaseVisibility__c") is distinct from (new."Name", new."RecordTypeId", new."CaseVisibility__c"))
  execute function records.announce_person();
