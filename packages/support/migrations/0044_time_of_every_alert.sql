-- As a change of an alert keeps it from now on.
update records."ProductAlert__c" set "EffectiveDate__c" = "CreatedDate" where "EffectiveDate__c" is null;
