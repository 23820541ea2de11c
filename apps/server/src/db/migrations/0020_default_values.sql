-- Nothing ever read the first three: they could be set and changed nothing. The reports read the others; databases without
-- demo data lacked them, and the screen cannot add them. Empty databases get theirs when they are filled.
delete from default_values where default_key in ('MailLeadDays', 'SupportPhone', 'SupportEmail');
insert into default_values (default_key, default_value1, default_help_text)
select key, '0', help
from (values
  ('OverheadRatePct', 'Overhead rate for the burdened ROI, in percent of the mailing cost.'),
  ('CostPerPiece', 'Cost per mailed piece in dollars, used when a campaign has none.')
) as required (key, help)
where exists (select from users)
on conflict do nothing;
