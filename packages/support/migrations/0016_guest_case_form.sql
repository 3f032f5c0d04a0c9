alter table records."Case" add column "SuppliedTailOrService__c" character varying(40) collate "unicode";

alter table records."Case" add column "ConfirmedNotice__c" character varying(20) collate "C";
