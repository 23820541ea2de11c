-- Sign-ins at the company's identity provider.
-- Runs on PostgreSQL 15 and later and on PGlite. Never edited once merged: a change is a new file.

-- The user and the session of the identity provider, which can end ours.
alter table sessions
  add column provider_subject text,
  add column provider_session text;
create index sessions_provider_subject on sessions (provider_subject) where provider_subject is not null;
create index sessions_provider_session on sessions (provider_session) where provider_session is not null;

-- A finished sign-in, until the portal of the same browser has exchanged its code for a session.
create table sign_in_codes (
  -- SHA-256 of the code.
  code_hash        bytea primary key,
  -- SHA-256 of the cookie of the browser that started the sign-in.
  browser_hash     bytea not null,
  user_id          integer not null references users on delete cascade,
  provider_subject text not null,
  provider_session text,
  sign_out_url     text,
  expires_at       timestamptz not null
);
create index sign_in_codes_expiry on sign_in_codes (expires_at);
create index sign_in_codes_user on sign_in_codes (user_id);
