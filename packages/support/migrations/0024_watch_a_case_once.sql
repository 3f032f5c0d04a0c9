create unique index "CaseWatcher__c_CaseId__c_UserId__c_key" on records."CaseWatcher__c" ("CaseId__c", "UserId__c");
