alter table records."Product2" add column "HasDataCycles__c" boolean not null default true;

alter table records."ProductAlert__c" add column "NeedsConfirmation__c" boolean not null default false;

create unique index "AlertSubscription__c_UserId__c_ProductId__c_key" on records."AlertSubscription__c" ("UserId__c", "ProductId__c");

create table records."AlertReading__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "UserId__c" character varying(18) collate "C" not null,
  "AlertId__c" character varying(18) collate "C" not null,
  "IsConfirmed__c" boolean not null default false,
  "ConfirmedDate__c" timestamp(3) with time zone,
  constraint "AlertReading__c_pkey" PRIMARY KEY ("Id")
);

create unique index "AlertReading__c_UserId__c_AlertId__c_key" on records."AlertReading__c" ("UserId__c", "AlertId__c");

create index "AlertReading__c_UserId__c_CreatedDate_idx" on records."AlertReading__c" ("UserId__c", "CreatedDate", "Id");

create index "AlertReading__c_AlertId__c_CreatedDate_idx" on records."AlertReading__c" ("AlertId__c", "CreatedDate", "Id");

alter table records."NotificationPreference__c" add column "AlertFeedVersion__c" numeric(6,0);

alter table records."AlertReading__c" add constraint "AlertReading__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."AlertReading__c" add constraint "AlertReading__c_AlertId__c_fkey" FOREIGN KEY ("AlertId__c") REFERENCES records."ProductAlert__c"("Id");
