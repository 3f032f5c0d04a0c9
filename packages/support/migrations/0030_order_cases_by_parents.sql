create index "Subscription__c_ServiceNumber__c_idx" on records."Subscription__c" ("ServiceNumber__c", "Id");

create index "Case_AccountId_idx" on records."Case" ("AccountId", "Id");

create index "Case_ContactId_idx" on records."Case" ("ContactId", "Id");

create index "Case_AircraftId__c_idx" on records."Case" ("AircraftId__c", "Id");

create index "Case_SubscriptionId__c_idx" on records."Case" ("SubscriptionId__c", "Id");

create index "Case_ProductId__c_idx" on records."Case" ("ProductId__c", "Id");

create index "Case_ExportRestricted__c_ProductId__c_idx" on records."Case" ("ExportRestricted__c", "ProductId__c", "Id");
