-- Answers to calls with an Idempotency-Key, and sessions that are valid in one browser only.
-- Runs on PostgreSQL 15 and later and on PGlite. Never edited once merged: a change is a new file.

-- One row for each call that was done, for a day.
create table kept_answers (
  -- SHA-256 of operation, user and key.
  key_hash   bytea primary key check (octet_length(key_hash) = 32),
  -- SHA-256 of key and body: the same key with another body is refused. The key, which is not stored, keeps the body,
  -- with the passwords in it, from being guessed.
  body_hash  bytea not null check (octet_length(body_hash) = 32),
  -- Null: the answer has no body.
  answer     jsonb,
  created_at timestamptz not null default now()
);
create index kept_answers_age on kept_answers (created_at);

alter table barcode_jobs drop column creation_key, drop column start_key;

-- SHA-256 of the cookie without which the token opens nothing; null: a client that keeps no cookies.
alter table sessions add column binding_hash bytea check (octet_length(binding_hash) = 32);
