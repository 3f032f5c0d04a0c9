alter table records."DownloadResetItem__c" add column "AnsweredDate__c" timestamp(3) with time zone;
