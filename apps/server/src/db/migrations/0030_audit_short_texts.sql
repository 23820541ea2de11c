-- Texts of one or two characters are found in the audit trail by an index too; trigrams need three. Changes wait while the
-- indexes are built: about a minute with a million entries. Runs on PostgreSQL 15 and later and on PGlite.

set local maintenance_work_mem = '256MB';

-- The characters of a text, and each two that follow each other, in lower case.
create function character_pairs(value text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  found text[] := string_to_array(lower(value), null);
  count integer := cardinality(found);
begin
  for place in 1 .. count - 1 loop
    found[count + place] := found[place] || found[place + 1];
  end loop;
  return found;
end
$$;

create index audit_username_pairs on audit using gin (character_pairs(username));
create index audit_object_pairs on audit using gin (character_pairs(object));
