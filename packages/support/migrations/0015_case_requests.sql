alter table records."Case" add column "Request__c" character varying(80) collate "C";
