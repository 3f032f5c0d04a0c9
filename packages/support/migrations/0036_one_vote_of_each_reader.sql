alter table records."ArticleVote__c" alter column "UserId__c" drop not null;

alter table records."ArticleVote__c" add column "Reader__c" character varying(40) collate "C";

alter table records."ArticleVote__c" add column "Words__c" character varying(255) collate "unicode";

create unique index "ArticleVote__c_ArticleId__c_Reader__c_key" on records."ArticleVote__c" ("ArticleId__c", "Reader__c");

-- Of votes that one person has given on one article the latest counts from now on.
update records."ArticleVote__c" vote set "Reader__c" = "UserId__c" where "Id" = (
  select "Id" from records."ArticleVote__c" same
    where same."ArticleId__c" = vote."ArticleId__c" and same."UserId__c" = vote."UserId__c"
    order by "CreatedDate" desc, "Id" desc limit 1
);
