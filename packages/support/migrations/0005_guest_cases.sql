alter table records."Case" add column "SuppliedName" character varying(80) collate "unicode";

alter table records."Case" add column "SuppliedEmail" character varying(254) collate "unicode";
