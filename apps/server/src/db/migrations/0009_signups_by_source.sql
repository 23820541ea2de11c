-- Signups of all days by source, day and store are summed in the order of an index that holds all that is summed: without
-- reading the rows, and without sorting as many sums as there are signups.
drop index signups_source;
create index signups_source on signups (source, signup_on, store) include (
  origin, net_new, dm_provided, dm_net_new, dm_carrier_route, dm_dpv, em_provided, em_net_new, mobile_provided,
  mobile_net_new
);
