-- The screen Companies is newer than the page trees of existing databases. It is added beside Web Site Pages, which
-- administrators can always open, unless they have added it themselves. Empty databases get it with all other pages.
insert into pages (parent_id, page_name, url, main_menu, order_by, tool_tip)
select parent_id, 'Companies', '/Admin/Companies', true,
  (select max(order_by) + 10 from pages sibling where sibling.parent_id is not distinct from pages.parent_id),
  'Companies of users'
from pages
where lower(url) = '/admin/pages' and not exists (select from pages where lower(rtrim(url, '/')) = '/admin/companies')
order by page_id
limit 1;
