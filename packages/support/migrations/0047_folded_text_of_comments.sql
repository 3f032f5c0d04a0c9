alter table records."CaseComment" add column "FoldedText__c" character varying(20000) collate "unicode";
