import { toDateCode } from '@portal/domain/barcode';
import type { NewRow, Row } from '../tables.ts';
import { getRangeEnds, type CampaignKind, type CampaignPlan, type CouponPlan } from './campaignPlan.ts';
import type { DemoMailer } from './mailers.ts';
import type { Random } from './random.ts';

const firstCeCampaignId = 880_001;
const ceCampaignIdStep = 13;

/** Ids of the migration. */
export const channels: Record<CampaignKind, number> = { other: 1, email: 2, tabs: 3, signup: 4 };

/** A campaign in the campaign engine, with the data that its jobs need. */
export interface EngineCampaign {
  plan: CampaignPlan;
  ceCampaignId: string;
  coupons: readonly Row<'ce_coupons'>[];
  /** By coupon, in the same order. */
  mailers: readonly (readonly DemoMailer[])[];
}

/** Generates the coupons of a campaign in the campaign engine. */
export function createEngineCampaign(
  plan: CampaignPlan,
  index: number,
  mailers: readonly DemoMailer[],
  random: Random,
): EngineCampaign {
  const ceCampaignId = String(firstCeCampaignId + index * ceCampaignIdStep);
  const byCoupon = plan.coupons.map((coupon) => filterMailers(plan, coupon, mailers));
  const promotion = String(random.int(5_000, 9_999));
  return {
    plan,
    ceCampaignId,
    mailers: byCoupon,
    coupons: plan.coupons.map((coupon, place) => {
      const printed = byCoupon[place]?.find(isPrinted)?.mailer_code ?? null;
      return {
        ce_campaign_id: ceCampaignId,
        coupon_number: coupon.number,
        promotion_id: promotion,
        deal_id: String(90_000 + index * 8 + coupon.number),
        mailer_code: printed,
        coupon_type: random.pick(['04', '07', '12']),
        coupon_expiration: toDateCode(plan.saleEnd),
        coupon_offer: String(100 + random.int(0, 899)),
        promocode: createPromocode(plan, coupon),
        legacy_mailer_code: printed,
        deal_name: coupon.offer,
        deal_description: `${capitalize(coupon.offer)}, ${plan.name}`,
        start_date: plan.saleBegin,
        end_date: plan.saleEnd,
      };
    }),
  };
}

function filterMailers(
  { kind }: CampaignPlan,
  { range }: CouponPlan,
  mailers: readonly DemoMailer[],
): DemoMailer[] {
  const { first, last } = getRangeEnds(kind, range);
  return mailers.filter(({ mailer_code: code }) => first <= code && code <= last);
}

function isPrinted(mailer: DemoMailer): boolean {
  return Boolean(mailer.sequence_number_start);
}

function createPromocode(plan: CampaignPlan, coupon: CouponPlan): string | null {
  if (plan.kind === 'tabs') return null;
  return `${plan.name.replace(/[^A-Z]/g, '')}${plan.saleBegin.slice(2, 7).replace('-', '')}${coupon.number}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function toCouponLoads({
  plan,
  ceCampaignId,
  coupons,
  mailers,
}: EngineCampaign): NewRow<'coupon_loads'>[] {
  return coupons.map((coupon, index) => ({
    ce_campaign_id: ceCampaignId,
    promotion_id: coupon.promotion_id ?? '',
    deal_id: coupon.deal_id ?? '',
    promotion_name: plan.name,
    description: coupon.deal_name ?? '',
    channel_id: channels[plan.kind],
    start_date: plan.saleBegin,
    quantity: (mailers[index] ?? []).reduce((sum, mailer) => sum + (mailer.quantity ?? 0), 0),
  }));
}
