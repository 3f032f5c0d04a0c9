create table records."ReplyTemplate__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(80) collate "unicode" not null,
  "Body__c" character varying(4000) collate "unicode" not null,
  "IsActive__c" boolean not null default true,
  constraint "ReplyTemplate__c_pkey" PRIMARY KEY ("Id")
);

create index "ReplyTemplate__c_IsActive__c_Name_idx" on records."ReplyTemplate__c" ("IsActive__c", "Name", "Id");

create index "ReplyTemplate__c_Name_idx" on records."ReplyTemplate__c" ("Name", "Id");
