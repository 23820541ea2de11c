-- Sessions of users whose accounts are at a provider on another machine (PROVIDER_API_URL). The tables of the embedded
-- provider know nothing of them.

create table provider_sessions (
  -- SHA-256 of the provider's token; the token itself is never stored.
  token_hash    bytea primary key check (octet_length(token_hash) = 32),
  -- As in sessions: SHA-256 of the cookie without which the token opens nothing.
  binding_hash  bytea check (octet_length(binding_hash) = 32),
  -- The user name without case, to end all sessions of a user.
  username_key  text not null,
  -- What the provider last said of the user: the contract's SessionUser.
  provider_user jsonb not null,
  created_at    timestamptz not null default now(),
  -- As the provider said.
  expires_at    timestamptz not null,
  last_used_at  timestamptz not null default now()
);
create index provider_sessions_user on provider_sessions (username_key);
create index provider_sessions_expiry on provider_sessions (expires_at);
