-- Old entries of the audit trail are removed by this function only: the servers' role may not delete them. A year is
-- always kept, whatever the caller asks for. Runs on PostgreSQL 15 and later and on PGlite.

create function remove_old_audit(days integer, most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with removed as (
    delete from audit where ctid = any(array(
      select ctid from audit where at < now() - make_interval(days => greatest(days, 365)) limit most
      for update skip locked))
    returning 1
  )
  select count(*)::integer from removed
$$;
revoke execute on function remove_old_audit from public;
