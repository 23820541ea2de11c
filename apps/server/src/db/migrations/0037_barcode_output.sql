-- Output files of barcode jobs, in place of files in a folder that all servers share: the blocks of lines that a file consists of.
-- Runs on PostgreSQL 15 and later and on PGlite. Never edited once merged: a change is a new file.

create table barcode_job_output (
  job_id       integer not null references barcode_jobs on delete cascade,
  -- 1 to n, in the order of the file.
  block_number integer not null,
  -- The lines differ in their sequence number only: from this one to that one, inclusive.
  first_number bigint not null,
  last_number  bigint not null check (last_number >= first_number),
  -- The rest of each line.
  rest         text not null,
  primary key (job_id, block_number)
);
