select records.free_own_column('Case', 'FirstAnswerHours__c');
alter table records."Case" add column "FirstAnswerHours__c" numeric(5,2);

select records.free_own_column('Case', 'SolutionHours__c');
alter table records."Case" add column "SolutionHours__c" numeric(5,2);

select records.free_own_column('Case', 'CalendarId__c');
alter table records."Case" add column "CalendarId__c" character varying(18) collate "C";

create table records."BusinessCalendar__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(80) collate "unicode" not null,
  "TimeZone__c" character varying(60) collate "C" not null,
  "Monday__c" character varying(80) collate "C",
  "Tuesday__c" character varying(80) collate "C",
  "Wednesday__c" character varying(80) collate "C",
  "Thursday__c" character varying(80) collate "C",
  "Friday__c" character varying(80) collate "C",
  "Saturday__c" character varying(80) collate "C",
  "Sunday__c" character varying(80) collate "C",
  "IsDefault__c" boolean not null default false,
  "IsActive__c" boolean not null default true,
  constraint "BusinessCalendar__c_pkey" PRIMARY KEY ("Id")
);

create unique index "BusinessCalendar__c_Name_key" on records."BusinessCalendar__c" ("Name");

create index "BusinessCalendar__c_Name_idx" on records."BusinessCalendar__c" ("Name", "Id");

create table records."Holiday__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(80) collate "unicode" not null,
  "Date__c" date not null,
  "CalendarId__c" character varying(18) collate "C" not null,
  "IsActive__c" boolean not null default true,
  constraint "Holiday__c_pkey" PRIMARY KEY ("Id")
);

create index "Holiday__c_Date__c_idx" on records."Holiday__c" ("Date__c", "Id");

create index "Holiday__c_CalendarId__c_Date__c_idx" on records."Holiday__c" ("CalendarId__c", "Date__c", "Id");

create table records."AnswerTarget__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(170) collate "unicode",
  "SupportTier__c" character varying(80) collate "C" not null,
  "Impact__c" character varying(80) collate "C" not null,
  "FirstAnswerHours__c" numeric(5,2) not null,
  "SolutionHours__c" numeric(5,2) not null,
  "CalendarId__c" character varying(18) collate "C",
  constraint "AnswerTarget__c_pkey" PRIMARY KEY ("Id")
);

create unique index "AnswerTarget__c_Name_key" on records."AnswerTarget__c" ("Name");

create index "AnswerTarget__c_Name_idx" on records."AnswerTarget__c" ("Name", "Id");

create index "AnswerTarget__c_CalendarId__c_Name_idx" on records."AnswerTarget__c" ("CalendarId__c", "Name", "Id");

alter table records."Case" add constraint "Case_CalendarId__c_fkey" FOREIGN KEY ("CalendarId__c") REFERENCES records."BusinessCalendar__c"("Id");

alter table records."Holiday__c" add constraint "Holiday__c_CalendarId__c_fkey" FOREIGN KEY ("CalendarId__c") REFERENCES records."BusinessCalendar__c"("Id");

alter table records."AnswerTarget__c" add constraint "AnswerTarget__c_CalendarId__c_fkey" FOREIGN KEY ("CalendarId__c") REFERENCES records."BusinessCalendar__c"("Id");

-- The business hours and the answer targets of earlier versions.
insert into records."BusinessCalendar__c" ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "Name", "TimeZone__c", "Monday__c", "Tuesday__c", "Wednesday__c", "Thursday__c", "Friday__c", "IsDefault__c", "IsActive__c") values
  ('a0L000000900001EAA', app_now(), app_now(), app_now(), 'Business hours', 'UTC', '08:00-18:00', '08:00-18:00', '08:00-18:00', '08:00-18:00', '08:00-18:00', true, true);

insert into records."AnswerTarget__c" ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "Name", "SupportTier__c", "Impact__c", "FirstAnswerHours__c", "SolutionHours__c") values
  ('a0N000000900001EAA', app_now(), app_now(), app_now(), 'Standard: Complaint/Question', 'Standard', 'Complaint/Question', 30, 100),
  ('a0N000000900002EAA', app_now(), app_now(), app_now(), 'Standard: Minor Degradation', 'Standard', 'Minor Degradation', 20, 100),
  ('a0N000000900003EAA', app_now(), app_now(), app_now(), 'Standard: Major Degradation', 'Standard', 'Major Degradation', 10, 50),
  ('a0N000000900004EAA', app_now(), app_now(), app_now(), 'Standard: Total Failure', 'Standard', 'Total Failure', 4, 20),
  ('a0N000000900005EAA', app_now(), app_now(), app_now(), 'Essential: Complaint/Question', 'Essential', 'Complaint/Question', 20, 100),
  ('a0N000000900006EAA', app_now(), app_now(), app_now(), 'Essential: Minor Degradation', 'Essential', 'Minor Degradation', 10, 100),
  ('a0N000000900007EAA', app_now(), app_now(), app_now(), 'Essential: Major Degradation', 'Essential', 'Major Degradation', 8, 40),
  ('a0N000000900008EAA', app_now(), app_now(), app_now(), 'Essential: Total Failure', 'Essential', 'Total Failure', 2, 20),
  ('a0N000000900009EAA', app_now(), app_now(), app_now(), 'Preferred: Complaint/Question', 'Preferred', 'Complaint/Question', 10, 50),
  ('a0N000000900010EAA', app_now(), app_now(), app_now(), 'Preferred: Minor Degradation', 'Preferred', 'Minor Degradation', 8, 50),
  ('a0N000000900011EAA', app_now(), app_now(), app_now(), 'Preferred: Major Degradation', 'Preferred', 'Major Degradation', 4, 30),
  ('a0N000000900012EAA', app_now(), app_now(), app_now(), 'Preferred: Total Failure', 'Preferred', 'Total Failure', 1, 10),
  ('a0N000000900013EAA', app_now(), app_now(), app_now(), 'Prime: Complaint/Question', 'Prime', 'Complaint/Question', 8, 50),
  ('a0N000000900014EAA', app_now(), app_now(), app_now(), 'Prime: Minor Degradation', 'Prime', 'Minor Degradation', 4, 50),
  ('a0N000000900015EAA', app_now(), app_now(), app_now(), 'Prime: Major Degradation', 'Prime', 'Major Degradation', 2, 20),
  ('a0N000000900016EAA', app_now(), app_now(), app_now(), 'Prime: Total Failure', 'Prime', 'Total Failure', 1, 8);

create trigger announce_reference_data after insert or update or delete or truncate on records."BusinessCalendar__c"
  for each statement execute function records.announce_reference_data();

create trigger announce_reference_data after insert or update or delete or truncate on records."Holiday__c"
  for each statement execute function records.announce_reference_data();

create trigger announce_reference_data after insert or update or delete or truncate on records."AnswerTarget__c"
  for each statement execute function records.announce_reference_data();
