create index "Case_Status_idx" on records."Case" ("Status", "Id");

create index "Case_ExportRestricted__c_Status_idx" on records."Case" ("ExportRestricted__c", "Status", "Id");

create index "Case_Impact__c_idx" on records."Case" ("Impact__c", "Id");

create index "Case_ExportRestricted__c_Impact__c_idx" on records."Case" ("ExportRestricted__c", "Impact__c", "Id");

create index "Case_Queue__c_idx" on records."Case" ("Queue__c", "Id");

create index "Case_ExportRestricted__c_Queue__c_idx" on records."Case" ("ExportRestricted__c", "Queue__c", "Id");
