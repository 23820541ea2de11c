-- What users save of lists and reports.
-- Runs on PostgreSQL 15 and later and on PGlite. Never edited once merged: a change is a new file.

create table saved_views (
  saved_view_id    integer generated always as identity primary key,
  user_id          integer not null references users on delete cascade,
  page             text not null check (char_length(page) between 1 and 200),
  name             text not null check (char_length(name) between 1 and 80),
  query            text not null check (char_length(query) <= 4000),
  -- The columns in their order, as in the API.
  view_columns     jsonb not null,
  density          text check (density in ('comfortable', 'compact')),
  has_chart        boolean,
  shared_with_role text collate "C" references roles on update cascade on delete set null,
  row_version      integer not null default 1
);
create unique index saved_views_name on saved_views (user_id, page, lower(name));
create index saved_views_role on saved_views (shared_with_role) where shared_with_role is not null;

-- The view that a page opens with, for each user.
create table default_views (
  user_id       integer not null references users on delete cascade,
  page          text not null,
  saved_view_id integer not null references saved_views on delete cascade,
  primary key (user_id, page)
);
create index default_views_view on default_views (saved_view_id);
