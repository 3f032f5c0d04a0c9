alter table records."Contact" add column "Title" character varying(128) collate "unicode";
