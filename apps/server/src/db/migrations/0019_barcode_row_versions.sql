-- Version of the rows of a job, incremented by each change of them, and the user name of the user who last kept or saved them.
alter table barcode_jobs add column row_version integer not null default 1;
alter table barcode_jobs add column rows_changed_by text;
