create index "DownloadResetItem__c_SubscriptionId__c_CreatedDate_idx" on records."DownloadResetItem__c" ("SubscriptionId__c", "CreatedDate", "Id");
