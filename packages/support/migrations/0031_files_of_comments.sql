alter table records."ContentDocumentLink" add column "CommentCaseId__c" character varying(18) collate "C";

update records."ContentDocumentLink" link set "CommentCaseId__c" = comment."ParentId"
  from records."CaseComment" comment where comment."Id" = link."LinkedEntityId";

create index "ContentDocumentLink_CommentCaseId__c_CreatedDate_idx" on records."ContentDocumentLink" ("CommentCaseId__c", "CreatedDate", "Id");

alter table records."ContentDocumentLink" add constraint "ContentDocumentLink_CommentCaseId__c_fkey" FOREIGN KEY ("CommentCaseId__c") REFERENCES records."Case"("Id");
