create index "ProductAlert__c_Severity__c_EffectiveDate__c_idx" on records."ProductAlert__c" ("Severity__c", "EffectiveDate__c", "Id");

-- Critical alerts always ask for confirmation.
update records."ProductAlert__c"
set "NeedsConfirmation__c" = true, "_version" = "_version" + 1, "SystemModstamp" = app_now()
where "Severity__c" = 'Critical' and not "NeedsConfirmation__c";
