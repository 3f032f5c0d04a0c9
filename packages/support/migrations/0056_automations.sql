create table records."Automation__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(80) collate "unicode" not null,
  "Order__c" numeric(4,0),
  "IsActive__c" boolean not null default false,
  "Trigger__c" character varying(80) collate "C" not null,
  "WaitedHours__c" numeric(4,0),
  "WaitedSince__c" character varying(80) collate "C",
  "ActsAsId__c" character varying(18) collate "C" not null,
  "Field1__c" character varying(80) collate "C",
  "Operator1__c" character varying(80) collate "C",
  "Value1__c" character varying(255) collate "unicode",
  "Field2__c" character varying(80) collate "C",
  "Operator2__c" character varying(80) collate "C",
  "Value2__c" character varying(255) collate "unicode",
  "Field3__c" character varying(80) collate "C",
  "Operator3__c" character varying(80) collate "C",
  "Value3__c" character varying(255) collate "unicode",
  "Field4__c" character varying(80) collate "C",
  "Operator4__c" character varying(80) collate "C",
  "Value4__c" character varying(255) collate "unicode",
  "Step1__c" character varying(80) collate "C",
  "StepValue1__c" character varying(4000) collate "unicode",
  "Step2__c" character varying(80) collate "C",
  "StepValue2__c" character varying(4000) collate "unicode",
  "Step3__c" character varying(80) collate "C",
  "StepValue3__c" character varying(4000) collate "unicode",
  "Step4__c" character varying(80) collate "C",
  "StepValue4__c" character varying(4000) collate "unicode",
  "Summary__c" character varying(2000) collate "unicode",
  "TryResult__c" character varying(1000) collate "unicode",
  constraint "Automation__c_pkey" PRIMARY KEY ("Id")
);

create unique index "Automation__c_Name_key" on records."Automation__c" ("Name");

create index "Automation__c_Order__c_Name_idx" on records."Automation__c" ("Order__c", "Name", "Id");

create table records."AutomationRun__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "CaseId__c" character varying(18) collate "C" not null,
  "AutomationId__c" character varying(18) collate "C" not null,
  "Key__c" character varying(120) collate "C" not null,
  "AutomationName__c" character varying(80) collate "unicode",
  "Outcome__c" character varying(1000) collate "unicode",
  "ExportRestricted__c" boolean not null default false,
  constraint "AutomationRun__c_pkey" PRIMARY KEY ("Id")
);

create unique index "AutomationRun__c_Key__c_key" on records."AutomationRun__c" ("Key__c");

create index "AutomationRun__c_CaseId__c_CreatedDate_idx" on records."AutomationRun__c" ("CaseId__c", "CreatedDate", "Id");

create index "AutomationRun__c_AutomationId__c_CreatedDate_idx" on records."AutomationRun__c" ("AutomationId__c", "CreatedDate", "Id");

alter table records."Automation__c" add constraint "Automation__c_ActsAsId__c_fkey" FOREIGN KEY ("ActsAsId__c") REFERENCES records."User"("Id");

alter table records."AutomationRun__c" add constraint "AutomationRun__c_CaseId__c_fkey" FOREIGN KEY ("CaseId__c") REFERENCES records."Case"("Id");

alter table records."AutomationRun__c" add constraint "AutomationRun__c_AutomationId__c_fkey" FOREIGN KEY ("AutomationId__c") REFERENCES records."Automation__c"("Id");

create trigger announce_reference_data after insert or update or delete or truncate on records."Automation__c"
  for each statement execute function records.announce_reference_data();
