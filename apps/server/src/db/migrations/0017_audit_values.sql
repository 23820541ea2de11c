-- Values before and after an edit, as a list of {field, before, after}. Older entries have names of fields only.
alter table audit add column changes jsonb not null default '[]';
