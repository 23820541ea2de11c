-- Tables and columns get the names that the code uses.
-- Runs on PostgreSQL 15 and later and on PGlite. Never edited once merged: a change is a new file.

alter table kept_answers rename column answer to response;
alter table kept_answers rename to idempotency_keys;
alter index kept_answers_pkey rename to idempotency_keys_pkey;
alter index kept_answers_age rename to idempotency_keys_created_at;

alter table login_attempts rename column refusals to block_count;
alter table login_attempts rename column refused_until to blocked_until;
