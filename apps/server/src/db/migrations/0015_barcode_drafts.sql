-- Rows of a job as typed, which have not been saved: a JSON array in the form of the API; null without any.
alter table barcode_jobs add column draft jsonb;
