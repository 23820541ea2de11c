-- Records are searched by parts of their names in any case, as in services/provider/search/recordSources.ts. Runs on
-- PostgreSQL 15 and later and on PGlite; a few thousand rows are indexed in less than a second.

do $$
begin
  -- Without the extension a search reads all rows (see 0001).
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index source_codes_search on source_codes using gin ((source_key || ' ' || lower(description)) gin_trgm_ops);
    create index offers_search on offers using gin ((offer_id::text || ' ' || lower(offer_description)) gin_trgm_ops);
    create index users_search on users using gin (
      lower(username || ' ' || first_name || ' ' || last_name) gin_trgm_ops
    );
  end if;
end
$$;
