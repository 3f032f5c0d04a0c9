create index "Case_NextDue__c_idx" on records."Case" ("NextDue__c", "Id");

create index "Case_ExportRestricted__c_NextDue__c_idx" on records."Case" ("ExportRestricted__c", "NextDue__c", "Id");
