import type { Generated } from 'kysely';

/** The tables of the reports; docs/domain/reports.md §1 describes the columns. */
export interface ReportTables {
  stores: {
    store: number;
    store_name: string;
  };
  mailer_stores: {
    mailer_code: string;
    store: number;
    pref_mailed: Generated<number>;
    geo_mailed: Generated<number>;
    accounting_assigned: Generated<number>;
  };
  responses: {
    response_id: Generated<number>;
    campaign_id: number;
    coupon_number: number;
    mailer_code: string | null;
    store: number | null;
    responded_on: string;
    customer_id: number;
    transaction_id: number | null;
    is_first: boolean;
    amount: number | null;
    cost: number | null;
    items: number | null;
  };
  signups: {
    signup_id: Generated<number>;
    signup_on: string;
    source: string;
    origin: string;
    store: number | null;
    net_new: Generated<boolean>;
    dm_provided: Generated<boolean>;
    dm_net_new: Generated<boolean>;
    dm_carrier_route: Generated<boolean>;
    dm_dpv: Generated<boolean>;
    em_provided: Generated<boolean>;
    em_net_new: Generated<boolean>;
    mobile_provided: Generated<boolean>;
    mobile_net_new: Generated<boolean>;
  };
  customer_channel_weeks: {
    week_start: string;
    dm_only: number;
    em_only: number;
    app_only: number;
    sms_only: number;
    dm_em: number;
    dm_app: number;
    dm_sms: number;
    em_app: number;
    em_sms: number;
    sms_app: number;
    dm_em_app: number;
    dm_em_sms: number;
    dm_sms_app: number;
    em_sms_app: number;
    dm_em_sms_app: number;
  };
  customer_segment_weeks: {
    week_start: string;
    total_customers: number;
    first_signup: number;
    first_purchase_any: number;
    first_purchase_online: number;
    first_purchase_retail: number;
    active_012_purchase: number;
    active_012_online_only: number;
    active_012_retail_only: number;
    active_012_both: number;
    inactive_13_purchase: number;
    inactive_13_online_only: number;
    inactive_13_retail_only: number;
    inactive_13_both: number;
    no_purchase: number;
  };
}
