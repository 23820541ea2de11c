import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JobCoupon } from '@portal/domain/barcode';
import type { GeneratedInstant, NullableInstant } from './columnTypes.ts';

/** The tables of the barcode service; see `tables.ts`. */
export interface BarcodeTables {
  /** Lines of the output file that differ only in their leading sequence number. */
  barcode_job_output: {
    job_id: number;
    /** 1 to n. */
    block_number: number;
    first_number: number;
    last_number: number;
    rest: string;
  };
  barcode_channels: {
    channel_id: Generated<number>;
    channel_name: string;
  };
  ce_campaigns: {
    ce_campaign_id: string;
    campaign_id: number | null;
  };
  ce_coupons: {
    ce_campaign_id: string;
    coupon_number: number;
    promotion_id: string | null;
    deal_id: string | null;
    mailer_code: string | null;
    coupon_type: string | null;
    coupon_expiration: string | null;
    coupon_offer: string | null;
    promocode: string | null;
    legacy_mailer_code: string | null;
    deal_name: string | null;
    deal_description: string | null;
    start_date: string | null;
    end_date: string | null;
  };
  coupon_loads: {
    load_id: Generated<number>;
    ce_campaign_id: string;
    promotion_id: string;
    deal_id: string;
    promotion_name: string;
    description: string;
    channel_id: number;
    start_date: string;
    quantity: number;
  };
  barcode_jobs: {
    job_id: Generated<number>;
    job_name: string;
    stats_table: string;
    channel_id: number;
    status: Generated<'New' | 'Processing' | 'Complete' | 'Failed'>;
    created_at: GeneratedInstant;
    ce_campaign_id: Generated<string | null>;
    valid_campaign_id: Generated<boolean | null>;
    campaign_locked: Generated<boolean>;
    rows_saved: Generated<boolean>;
    started_at: NullableInstant;
    run: Generated<number>;
    ended_at: NullableInstant;
    output_file: Generated<string | null>;
    line_count: Generated<number | null>;
    failure: Generated<string | null>;
    /** Incremented by each change of the rows. */
    row_version: Generated<number>;
    /** User name. */
    rows_changed_by: string | null;
    draft: ColumnType<JobCoupon[] | null, string | null | undefined, string | null>;
  };
  barcode_job_coupons: {
    job_id: number;
    coupon_order: number;
    coupon_number: number | null;
    orce_campaign_id: string | null;
    orce_promotion_id: string | null;
    orce_deal_id: string | null;
    orce_mailercode: string | null;
    legacy_coupon_type: string | null;
    legacy_coupon_expiration: string | null;
    legacy_coupon_offer: string | null;
    promocode: string | null;
    legacy_mailercode: string | null;
    orce_deal_name: string | null;
    orce_deal_description: string | null;
    deal_id_override: string | null;
    start_date: string | null;
    end_date: string | null;
  };
  barcode_job_log: {
    log_id: GeneratedAlways<number>;
    job_id: number;
    logged_at: GeneratedInstant;
    comment: string;
  };
}
