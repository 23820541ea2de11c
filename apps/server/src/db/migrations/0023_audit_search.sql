-- The audit trail is searched by parts of names in any case. Changes wait while the indexes are built: about 10 s with a
-- million entries. Runs on PostgreSQL 15 and later and on PGlite.

do $$
begin
  -- Without the extension a search reads all rows (see 0001).
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index audit_username on audit using gin (username gin_trgm_ops);
    create index audit_object on audit using gin (object gin_trgm_ops);
  end if;
end
$$;
