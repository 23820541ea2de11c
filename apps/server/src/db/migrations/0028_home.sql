-- What the home page shows of each user, and what makes its figures fast.
-- Runs on PostgreSQL 15 and later and on PGlite. Never edited once merged: a change is a new file.

-- Records and views that a user has opened; the latest 30 are kept. Their names are not stored: they are read when
-- shown, for those that the user can still open.
create table recent_places (
  user_id   integer not null references users on delete cascade,
  kind      text not null check (char_length(kind) between 1 and 20),
  place_id  text not null check (char_length(place_id) between 1 and 50),
  opened_at timestamptz not null default clock_timestamp(),
  primary key (user_id, kind, place_id)
);

-- Pages, views and records that a user has marked, in the user's order.
create table favorite_places (
  user_id  integer not null references users on delete cascade,
  kind     text not null check (char_length(kind) between 1 and 20),
  place_id text not null check (char_length(place_id) between 1 and 50),
  position integer not null check (position >= 0),
  primary key (user_id, kind, place_id)
);

-- Applications that someone has opened in the review.
create table opened_applications (
  application_id integer primary key references grant_applications on delete cascade
);

create index barcode_jobs_attention on barcode_jobs (created_at) where status in ('New', 'Failed');
create index coupon_loads_campaign on coupon_loads (ce_campaign_id);
