alter table records."Knowledge__kav" add column "IsVideo__c" boolean not null default false;

-- As `keepVideo` decides.
update records."Knowledge__kav" article set "IsVideo__c" = true
  where "RecordTypeId" = '012000000000a03AAA'
    or "RecordTypeId" in ('012000000000a01AAA', '012000000000a02AAA') and (
      "Download_URL__c" ilike 'https:%'
      or exists (
        select from records."ContentDocumentLink" link
          join records."ContentVersion" version on version."ContentDocumentId" = link."ContentDocumentId"
          where link."LinkedEntityId" = article."Id"
            and version."FileType" = 'MP4' and version."ScanState" in ('Clean', 'NotScanned')
      )
    );
create index "Knowledge__kav_PublicationStatus_IsVideo__c_LastPu_1f29eb68" on records."Knowledge__kav" ("PublicationStatus", "IsVideo__c", "LastPublishedDate", "Id");
