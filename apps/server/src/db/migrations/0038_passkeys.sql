-- Passkeys as the second factor of users who sign in with a password.
-- Runs on PostgreSQL 15 and later and on PGlite. Never edited once merged: a change is a new file.

-- Null for users who have only passkeys. Servers of the previous version ask them for a code: recovery codes are valid there.
-- squawk-ignore ban-drop-not-null
alter table second_factors alter column secret drop not null;

create table passkeys (
  passkey_id    integer generated always as identity primary key,
  user_id       integer not null references second_factors on delete cascade,
  -- What the user knows it by.
  name          text not null,
  credential_id bytea not null unique,
  public_key    bytea not null,
  -- Random, the same for all passkeys of a user.
  user_handle   bytea not null,
  -- How often it was used, as far as it counts; 0 if it does not.
  sign_count    bigint not null,
  transports    text[] not null,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a passkey has to sign. Deleted when used.
create table passkey_challenges (
  challenge   bytea primary key,
  user_id     integer not null references users on delete cascade,
  -- Of a passkey to be added; null to sign in.
  user_handle bytea,
  expires_at  timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
