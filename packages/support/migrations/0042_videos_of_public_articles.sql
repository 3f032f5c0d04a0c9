alter table records."ContentDocumentLink" add column "ArticlePublic__c" boolean not null default false;

update records."ContentDocumentLink" link set "ArticlePublic__c" = true
  from records."Knowledge__kav" article where article."Id" = link."LinkedEntityId" and article."IsPublic";
