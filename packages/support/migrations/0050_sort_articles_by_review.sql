create index "Knowledge__kav_PublicationStatus_ReviewDate__c_idx" on records."Knowledge__kav" ("PublicationStatus", "ReviewDate__c", "Id");

create index "Knowledge__kav_ReviewDate__c_idx" on records."Knowledge__kav" ("ReviewDate__c", "Id");
