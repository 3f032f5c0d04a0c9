create index "ContentDocumentLink_AccountId_ContentDocumentId_idx" on records."ContentDocumentLink" ("AccountId", "ContentDocumentId", "Id");

create index "ContentDocumentLink_Kind__c_ContentDocumentId_idx" on records."ContentDocumentLink" ("Kind__c", "ContentDocumentId", "Id");
