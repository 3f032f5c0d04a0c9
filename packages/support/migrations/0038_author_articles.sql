alter table records."Knowledge__kav" add column "ReviewDate__c" date;

create index "Knowledge__kav_PublicationStatus_SystemModstamp_idx" on records."Knowledge__kav" ("PublicationStatus", "SystemModstamp", "Id");
