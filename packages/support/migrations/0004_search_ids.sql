create index "Contact_search_Id_idx" on records."Contact_search" USING brin ("Id");

create index "Product2_search_Id_idx" on records."Product2_search" USING brin ("Id");

create index "Aircraft__c_search_Id_idx" on records."Aircraft__c_search" USING brin ("Id");

create index "Subscription__c_search_Id_idx" on records."Subscription__c_search" USING brin ("Id");

create index "Case_search_Id_idx" on records."Case_search" USING brin ("Id");

create index "Knowledge__kav_search_Id_idx" on records."Knowledge__kav_search" USING brin ("Id");
