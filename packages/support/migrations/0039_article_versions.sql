create table records."ArticleVersion__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ArticleId__c" character varying(18) collate "C" not null,
  "Number__c" numeric(6,0) not null,
  "State__c" character varying(80) collate "C" not null,
  "DraftOf__c" character varying(18) collate "C",
  "Title__c" character varying(255) collate "unicode" not null,
  "Summary__c" character varying(1000) collate "unicode",
  "Content__c" character varying(100000) collate "unicode",
  "InfoType__c" character varying(80) collate "C",
  "Download_URL__c" character varying(1024) collate "C",
  "DurationSeconds__c" numeric(6,0),
  "DataCategories__c" character varying(255) collate "unicode",
  "Product__c" character varying(18) collate "C",
  "OwnerId" character varying(18) collate "C",
  "PublishedDate__c" timestamp(3) with time zone,
  constraint "ArticleVersion__c_pkey" PRIMARY KEY ("Id")
);

create unique index "ArticleVersion__c_DraftOf__c_key" on records."ArticleVersion__c" ("DraftOf__c");

create unique index "ArticleVersion__c_ArticleId__c_Number__c_key" on records."ArticleVersion__c" ("ArticleId__c", "Number__c");

create index "ArticleVersion__c_OwnerId_State__c_idx" on records."ArticleVersion__c" ("OwnerId", "State__c", "Id");

create index "ArticleVersion__c_State__c_idx" on records."ArticleVersion__c" ("State__c", "Id");

alter table records."ArticleVersion__c" add constraint "ArticleVersion__c_ArticleId__c_fkey" FOREIGN KEY ("ArticleId__c") REFERENCES records."Knowledge__kav"("Id");

alter table records."ArticleVersion__c" add constraint "ArticleVersion__c_Product__c_fkey" FOREIGN KEY ("Product__c") REFERENCES records."Product2"("Id");

alter table records."ArticleVersion__c" add constraint "ArticleVersion__c_OwnerId_fkey" FOREIGN KEY ("OwnerId") REFERENCES records."User"("Id");
