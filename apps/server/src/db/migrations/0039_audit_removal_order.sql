-- The oldest entries of the audit trail are found in the index by time. Without an order, the whole table was read once
-- its rows were no longer stored in the order of time: more than the 10 s of a statement with 10 million entries. Runs on
-- PostgreSQL 15 and later and on PGlite.

create or replace function remove_old_audit(days integer, most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with removed as (
    delete from audit where ctid = any(array(
      select ctid from audit where at < now() - make_interval(days => greatest(days, 365)) order by at limit most
      for update skip locked))
    returning 1
  )
  select count(*)::integer from removed
$$;
