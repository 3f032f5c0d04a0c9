create table records."CaseSettings__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(80) collate "unicode" not null,
  "ReminderDays__c" numeric(3,0),
  "ClosingDays__c" numeric(3,0),
  constraint "CaseSettings__c_pkey" PRIMARY KEY ("Id")
);

create index "CaseSettings__c_Name_idx" on records."CaseSettings__c" ("Name", "Id");

-- As in earlier versions: a reminder after three days, and no automatic closing.
insert into records."CaseSettings__c" ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "Name", "ReminderDays__c", "ClosingDays__c") values
  ('a0T000000900001EAA', app_now(), app_now(), app_now(), 'Cases', 3, null);

create trigger announce_reference_data after insert or update or delete or truncate on records."CaseSettings__c"
  for each statement execute function records.announce_reference_data();
