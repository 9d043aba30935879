-- How many rows the file of an import has, as its check has counted them: what progress is a part of.

alter table imports add column row_count integer;
