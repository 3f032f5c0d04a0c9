alter table records."Contact" add column "MailProblem__c" character varying(80) collate "C";
