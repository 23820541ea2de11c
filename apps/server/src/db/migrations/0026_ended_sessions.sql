-- Why a session was ended before its time, for the owner of its token, in the same browser. Kept until the session would
-- have expired. The sessions themselves are deleted, as before. Runs on PostgreSQL 15 and later and on PGlite.
create table ended_sessions (
  token_hash   bytea primary key,
  -- As in sessions.
  binding_hash bytea,
  reason       text not null check (reason in ('locked', 'password_changed', 'signed_out', 'terminated')),
  expires_at   timestamptz not null
);
create index ended_sessions_expiry on ended_sessions (expires_at);
