-- How many mailers begin on each day, kept exact by triggers: the mailer list tells the number of all its rows with
-- every page, and counting a million of them each time costs far more than the page itself.

create table mailers_per_day (
  sale_date_begin date primary key,
  mailers         integer not null
);
insert into mailers_per_day (sale_date_begin, mailers)
select sale_date_begin, count(*) from mailers group by sale_date_begin;

create function count_added_mailers() returns trigger language plpgsql as $$
begin
  -- In the order of the days, so that two that add many at once do not wait for each other.
  insert into mailers_per_day as d (sale_date_begin, mailers)
  select sale_date_begin, count(*) from added group by sale_date_begin order by sale_date_begin
  on conflict (sale_date_begin) do update set mailers = d.mailers + excluded.mailers;
  return null;
end
$$;

create function count_removed_mailers() returns trigger language plpgsql as $$
begin
  insert into mailers_per_day as d (sale_date_begin, mailers)
  select sale_date_begin, -count(*) from removed group by sale_date_begin order by sale_date_begin
  on conflict (sale_date_begin) do update set mailers = d.mailers + excluded.mailers;
  return null;
end
$$;

create trigger mailers_added after insert on mailers
  referencing new table as added for each statement execute function count_added_mailers();
create trigger mailers_removed after delete on mailers
  referencing old table as removed for each statement execute function count_removed_mailers();
create trigger mailers_moved_to after update on mailers
  referencing new table as added for each statement execute function count_added_mailers();
create trigger mailers_moved_from after update on mailers
  referencing old table as removed for each statement execute function count_removed_mailers();

create function forget_mailers_per_day() returns trigger language plpgsql as $$
begin
  delete from mailers_per_day;
  return null;
end
$$;
create trigger mailers_emptied after truncate on mailers
  for each statement execute function forget_mailers_per_day();
