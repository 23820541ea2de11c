-- Many mailers have the same description: a text is searched in each description once, and the mailers that have it are
-- counted and ordered in an index. Runs on PostgreSQL 15 and later and on PGlite. With a million mailers it takes some
-- seconds, during which mailers cannot be added.

-- Also those that no mailer has any more.
create table mailer_descriptions (
  description_key text collate "C" primary key
);
insert into mailer_descriptions select distinct description_key from mailers;

drop index if exists mailers_description;
create index mailers_description on mailers (description_key, sale_date_begin, mailer_code);
do $$
begin
  -- Without the extension a search reads all descriptions (see 0001).
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index mailer_descriptions_part on mailer_descriptions using gin (description_key gin_trgm_ops);
  end if;
end
$$;

-- Added in their order, so that of two that add the same ones waits and neither fails.
create function add_mailer_descriptions() returns trigger language plpgsql as $$
begin
  insert into mailer_descriptions select distinct description_key from added order by description_key
  on conflict do nothing;
  return null;
end
$$;
create trigger mailer_descriptions_added after insert on mailers
  referencing new table as added for each statement execute function add_mailer_descriptions();
create trigger mailer_descriptions_changed after update on mailers
  referencing new table as added for each statement execute function add_mailer_descriptions();
