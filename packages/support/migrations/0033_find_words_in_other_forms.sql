create table records."SearchSynonym__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Words__c" character varying(255) collate "unicode" not null,
  "IsActive__c" boolean not null default true,
  constraint "SearchSynonym__c_pkey" PRIMARY KEY ("Id")
);

create index "SearchSynonym__c_IsActive__c_Words__c_idx" on records."SearchSynonym__c" ("IsActive__c", "Words__c", "Id");

create index "SearchSynonym__c_Words__c_idx" on records."SearchSynonym__c" ("Words__c", "Id");

create table records."UnansweredSearch__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Words__c" character varying(100) collate "unicode" not null,
  "Count__c" numeric(9,0) not null,
  "LastSearched__c" timestamp(3) with time zone not null,
  constraint "UnansweredSearch__c_pkey" PRIMARY KEY ("Id")
);

create unique index "UnansweredSearch__c_Words__c_key" on records."UnansweredSearch__c" ("Words__c");

create index "UnansweredSearch__c_Count__c_idx" on records."UnansweredSearch__c" ("Count__c", "Id");

create index "UnansweredSearch__c_SystemModstamp_idx" on records."UnansweredSearch__c" ("SystemModstamp", "Id");
