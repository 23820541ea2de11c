-- The list is searched by any range, no longer by the first one only.
drop index campaign_ranges_first_start;
drop index campaign_ranges_first_end;
create index campaign_ranges_start on campaign_ranges (lower(range_start));
create index campaign_ranges_end on campaign_ranges (lower(range_end));
