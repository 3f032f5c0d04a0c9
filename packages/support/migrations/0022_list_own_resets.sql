create index "DownloadReset__c_RequestedById__c_CreatedDate_idx" on records."DownloadReset__c" ("RequestedById__c", "CreatedDate", "Id");
