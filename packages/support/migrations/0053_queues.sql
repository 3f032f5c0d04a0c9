create sequence records."RoutingTest__c_TestNumber__c_seq";

create table records."Queue__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(80) collate "unicode" not null,
  "Value__c" character varying(80) collate "C",
  "SenderName__c" character varying(80) collate "unicode",
  "SenderAddress__c" character varying(254) collate "unicode",
  "IsDefault__c" boolean not null default false,
  "IsActive__c" boolean not null default true,
  "TakesOverId__c" character varying(18) collate "C",
  constraint "Queue__c_pkey" PRIMARY KEY ("Id")
);

create unique index "Queue__c_Name_key" on records."Queue__c" ("Name");

create unique index "Queue__c_Value__c_key" on records."Queue__c" ("Value__c");

create index "Queue__c_Name_idx" on records."Queue__c" ("Name", "Id");

create index "Queue__c_IsActive__c_Name_idx" on records."Queue__c" ("IsActive__c", "Name", "Id");

create table records."QueueMember__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "QueueId__c" character varying(18) collate "C" not null,
  "UserId__c" character varying(18) collate "C" not null,
  "IsActive__c" boolean not null default true,
  constraint "QueueMember__c_pkey" PRIMARY KEY ("Id")
);

create index "QueueMember__c_QueueId__c_CreatedDate_idx" on records."QueueMember__c" ("QueueId__c", "CreatedDate", "Id");

create index "QueueMember__c_UserId__c_CreatedDate_idx" on records."QueueMember__c" ("UserId__c", "CreatedDate", "Id");

create index "QueueMember__c_CreatedDate_idx" on records."QueueMember__c" ("CreatedDate", "Id");

create table records."RoutingRule__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(80) collate "unicode" not null,
  "Position__c" numeric(6,0),
  "QueueId__c" character varying(18) collate "C" not null,
  "IssueType__c" character varying(80) collate "C",
  "ProductId__c" character varying(18) collate "C",
  "SupportTier__c" character varying(80) collate "C",
  "AccountId__c" character varying(18) collate "C",
  "Language__c" character varying(3) collate "C",
  "ForRestricted__c" boolean not null default false,
  "IsActive__c" boolean not null default true,
  "ExportRestricted__c" boolean not null default false,
  constraint "RoutingRule__c_pkey" PRIMARY KEY ("Id")
);

create index "RoutingRule__c_Position__c_idx" on records."RoutingRule__c" ("Position__c", "Id");

create index "RoutingRule__c_ExportRestricted__c_Position__c_idx" on records."RoutingRule__c" ("ExportRestricted__c", "Position__c", "Id");

create index "RoutingRule__c_QueueId__c_Position__c_idx" on records."RoutingRule__c" ("QueueId__c", "Position__c", "Id");

create table records."RoutingTest__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "TestNumber__c" character varying(30) collate "C" not null,
  "QueueId__c" character varying(18) collate "C",
  "Reason__c" character varying(120) collate "unicode",
  "IssueType__c" character varying(80) collate "C",
  "ProductId__c" character varying(18) collate "C",
  "AccountId__c" character varying(18) collate "C",
  "Language__c" character varying(3) collate "C",
  "ExportRestricted__c" boolean not null default false,
  constraint "RoutingTest__c_pkey" PRIMARY KEY ("Id")
);

create unique index "RoutingTest__c_TestNumber__c_key" on records."RoutingTest__c" ("TestNumber__c");

create index "RoutingTest__c_CreatedDate_idx" on records."RoutingTest__c" ("CreatedDate", "Id");

create index "RoutingTest__c_ExportRestricted__c_CreatedDate_idx" on records."RoutingTest__c" ("ExportRestricted__c", "CreatedDate", "Id");

alter table records."Queue__c" add constraint "Queue__c_TakesOverId__c_fkey" FOREIGN KEY ("TakesOverId__c") REFERENCES records."Queue__c"("Id");

alter table records."QueueMember__c" add constraint "QueueMember__c_QueueId__c_fkey" FOREIGN KEY ("QueueId__c") REFERENCES records."Queue__c"("Id");

alter table records."QueueMember__c" add constraint "QueueMember__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."RoutingRule__c" add constraint "RoutingRule__c_QueueId__c_fkey" FOREIGN KEY ("QueueId__c") REFERENCES records."Queue__c"("Id");

alter table records."RoutingRule__c" add constraint "RoutingRule__c_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");

alter table records."RoutingRule__c" add constraint "RoutingRule__c_AccountId__c_fkey" FOREIGN KEY ("AccountId__c") REFERENCES records."Account"("Id");

alter table records."RoutingTest__c" add constraint "RoutingTest__c_QueueId__c_fkey" FOREIGN KEY ("QueueId__c") REFERENCES records."Queue__c"("Id");

alter table records."RoutingTest__c" add constraint "RoutingTest__c_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");

alter table records."RoutingTest__c" add constraint "RoutingTest__c_AccountId__c_fkey" FOREIGN KEY ("AccountId__c") REFERENCES records."Account"("Id");

-- The queues and the routing of earlier versions. Rules are tried in their order, and the default queue gets the other cases.
insert into records."Queue__c" ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "Name", "Value__c", "IsDefault__c", "IsActive__c") values
  ('a0H000000900001EAA', app_now(), app_now(), app_now(), 'Product support', 'Product Support', true, true),
  ('a0H000000900002EAA', app_now(), app_now(), app_now(), 'Aeronautical data', 'Aeronautical Data', false, true),
  ('a0H000000900003EAA', app_now(), app_now(), app_now(), 'Cleared desk', 'Cleared Desk', false, true);

insert into records."RoutingRule__c" ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "Name", "Position__c", "QueueId__c", "ForRestricted__c", "IssueType__c", "IsActive__c", "ExportRestricted__c") values
  ('a0J000000900001EAA', app_now(), app_now(), app_now(), 'Export-restricted accounts', 1, 'a0H000000900003EAA', true, null, true, false),
  ('a0J000000900002EAA', app_now(), app_now(), app_now(), 'Problems with data', 2, 'a0H000000900002EAA', false, 'Data', true, false);

-- Each process keeps a copy of settings such as these. Every change is announced, whichever program makes it.
create function records.announce_reference_data() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_changes', tg_table_name);
  return null;
end $$;

create trigger announce_reference_data after insert or update or delete or truncate on records."Queue__c"
  for each statement execute function records.announce_reference_data();

create trigger announce_reference_data after insert or update or delete or truncate on records."RoutingRule__c"
  for each statement execute function records.announce_reference_data();
