-- Two-step verification of users who sign in with a password.
-- Runs on PostgreSQL 15 and later and on PGlite. Never edited once merged: a change is a new file.

create table second_factors (
  user_id             integer primary key references users on delete cascade,
  -- The secret that the user's authenticator app has too (RFC 6238).
  secret              bytea not null,
  second_factor_since timestamptz not null default now(),
  -- The time step of the last code that was used: each code is valid once.
  last_step           bigint not null
);

-- A secret that the user has not confirmed with a code yet.
create table second_factor_enrolments (
  user_id    integer primary key references users on delete cascade,
  secret     bytea not null,
  expires_at timestamptz not null
);
create index second_factor_enrolments_expiry on second_factor_enrolments (expires_at);

-- Deleted when used.
create table recovery_codes (
  user_id   integer not null references second_factors on delete cascade,
  -- SHA-256 of the code.
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
