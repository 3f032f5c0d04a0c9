create index "ContentVersion_ScanState_CreatedDate_idx" on records."ContentVersion" ("ScanState", "CreatedDate", "Id");
