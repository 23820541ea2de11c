import { sql, type RawBuilder } from 'kysely';
import { AppError } from '../../../../errors.ts';
import type { Condition } from '../../../lists/filters.ts';

/** What the details cover: mailers, coupons or the whole campaign. */
export interface Level {
  of: 'mailer' | 'coupon' | 'campaign';
  /** Only this mailer code or coupon number; `null` for all of the campaign. */
  only: string | number | null;
}

/**
 * Parses the path of mailer details. The mailer code is case-insensitive.
 * @throws AppError request.invalid for another level
 */
export function parseMailerLevel(path: { detailLevel: string; mailerCode: string }): Level {
  if (path.detailLevel !== '1') throw new AppError('request.invalid', 'detailLevel must be 1');
  return { of: 'mailer', only: path.mailerCode.trim().toUpperCase() };
}

/**
 * Parses the path of coupon or campaign details.
 * @throws AppError request.invalid for the mailer level, or a coupon together with the whole campaign
 */
export function parseCampaignLevel({
  detailLevel,
  couponNumber,
}: {
  detailLevel: string;
  couponNumber: number;
}): Level {
  if (detailLevel === '2') return { of: 'coupon', only: couponNumber };
  if (detailLevel !== 'T') throw new AppError('request.invalid', 'detailLevel must be 2 or T');
  if (couponNumber !== 0) throw new AppError('request.invalid', 'couponNumber must be 0 with detailLevel T');
  return allLevels.T;
}

/** All mailers, all coupons, and the whole campaign, by their detail level. */
export const allLevels = {
  '1': { of: 'mailer', only: null },
  '2': { of: 'coupon', only: null },
  T: { of: 'campaign', only: null },
} as const satisfies Record<string, Level>;

/** Columns that name the subject of a level: in responses (`r`, with their mailer `m`), and in mailers (`m`). */
const subjects = {
  mailer: { ofResponse: sql`m.mailer_code`, ofMailer: sql`m.mailer_code` },
  coupon: { ofResponse: sql`r.coupon_number`, ofMailer: sql`m.campaign_coupon_number` },
  campaign: { ofResponse: sql`'T'::text`, ofMailer: sql`'T'::text` },
};

/** The subject of a mailer (`m`). */
export function selectMailerSubject({ of }: Level): RawBuilder<unknown> {
  return subjects[of].ofMailer;
}

/** The subject of a counted response. */
export function selectCountedSubject({ of }: Level): RawBuilder<unknown> {
  return { mailer: sql`mailer_code`, coupon: sql`coupon_number`, campaign: sql`'T'::text` }[of];
}

/** Condition for the responses (`r`, with their mailer `m`) of the level. */
export function buildResponseCondition({ of, only }: Level): Condition {
  if (only !== null) return sql`${subjects[of].ofResponse} = ${only}`;
  return of === 'mailer' ? sql`m.mailer_code is not null` : null;
}

/** Condition for the mailers (`m`) of the level. */
export function buildMailerCondition({ of, only }: Level): Condition {
  return only === null ? null : sql`${subjects[of].ofMailer} = ${only}`;
}
