-- Versions of rows, incremented by each edit.
alter table companies add column row_version integer not null default 1;
alter table start_pages add column row_version integer not null default 1;
alter table dashboard_pages add column row_version integer not null default 1;
alter table default_values add column row_version integer not null default 1;
alter table source_codes add column row_version integer not null default 1;
