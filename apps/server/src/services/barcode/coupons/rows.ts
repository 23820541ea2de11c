import { isBlank } from '@portal/domain';
import type { JobCoupon } from '@portal/domain/barcode';
import type { BarcodeSchemas } from '@portal/api-client';
import type { CouponRow } from './queries.ts';

export function toCoupon(row: CouponRow): JobCoupon {
  return {
    id: row.job_id,
    couponNumber: row.coupon_number,
    couponOrder: row.coupon_order,
    orceCampaignId: row.orce_campaign_id,
    orcePromotionId: row.orce_promotion_id,
    orceDealId: row.orce_deal_id,
    orceMailercode: row.orce_mailercode,
    legacyCouponType: row.legacy_coupon_type,
    legacyCouponExpiration: row.legacy_coupon_expiration,
    legacyCouponOffer: row.legacy_coupon_offer,
    promocode: row.promocode,
    legacyMailercode: row.legacy_mailercode,
    orceDealName: row.orce_deal_name,
    orceDealDescription: row.orce_deal_description,
    dealIdOverride: row.deal_id_override,
    startDate: row.start_date,
    endDate: row.end_date,
  };
}

/** Converts a row for storage: blank, null and absent texts become null. */
export function toCouponRow(jobId: number, coupon: BarcodeSchemas['JobCouponEdit']): CouponRow {
  return {
    job_id: jobId,
    coupon_number: coupon.couponNumber ?? null,
    coupon_order: coupon.couponOrder,
    orce_campaign_id: blankToNull(coupon.orceCampaignId),
    orce_promotion_id: blankToNull(coupon.orcePromotionId),
    orce_deal_id: blankToNull(coupon.orceDealId),
    orce_mailercode: blankToNull(coupon.orceMailercode),
    legacy_coupon_type: blankToNull(coupon.legacyCouponType),
    legacy_coupon_expiration: blankToNull(coupon.legacyCouponExpiration),
    legacy_coupon_offer: blankToNull(coupon.legacyCouponOffer),
    promocode: blankToNull(coupon.promocode),
    legacy_mailercode: blankToNull(coupon.legacyMailercode),
    orce_deal_name: blankToNull(coupon.orceDealName),
    orce_deal_description: blankToNull(coupon.orceDealDescription),
    deal_id_override: blankToNull(coupon.dealIdOverride),
    start_date: blankToNull(coupon.startDate),
    end_date: blankToNull(coupon.endDate),
  };
}

function blankToNull(text: string | null | undefined): string | null {
  return isBlank(text) ? null : (text ?? null);
}
