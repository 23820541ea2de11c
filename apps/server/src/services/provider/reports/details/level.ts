import { sql } from 'kysely';
import { AppError } from '../../../../errors.ts';
import type { Condition } from '../../filters.ts';

/** What details are of: a mailer of the campaign, a coupon of it, or all of it. */
export type Level =
  { of: 'mailer'; mailerCode: string } | { of: 'coupon'; couponNumber: number } | { of: 'campaign' };

/**
 * Reads the path of the details of a mailer. Its code may be written in any case.
 * @throws AppError request.invalid for a level that is not of a mailer
 */
export function mailerLevel(path: { detailLevel: string; mailerCode: string }): Level {
  if (path.detailLevel !== '1') throw new AppError('request.invalid', 'detailLevel must be 1');
  return { of: 'mailer', mailerCode: path.mailerCode.trim().toUpperCase() };
}

/**
 * Reads the path of the details of a coupon or campaign.
 * @throws AppError request.invalid for the level of a mailer, or a coupon beside the whole campaign
 */
export function campaignLevel({
  detailLevel,
  couponNumber,
}: {
  detailLevel: string;
  couponNumber: number;
}): Level {
  if (detailLevel === '2') return { of: 'coupon', couponNumber };
  if (detailLevel !== 'T') throw new AppError('request.invalid', 'detailLevel must be 2 or T');
  if (couponNumber !== 0) throw new AppError('request.invalid', 'couponNumber must be 0 with detailLevel T');
  return { of: 'campaign' };
}

/** Which responses (`r`, with `m` their mailer in the campaign) belong to the level. */
export function responsesOf(level: Level): Condition {
  switch (level.of) {
    case 'mailer':
      return sql`m.mailer_code = ${level.mailerCode}`;
    case 'coupon':
      return sql`r.coupon_number = ${level.couponNumber}`;
    case 'campaign':
      return null;
  }
}

/** Which mailers (`m`) of the campaign belong to the level. */
export function mailersOf(level: Level): Condition {
  switch (level.of) {
    case 'mailer':
      return sql`m.mailer_code = ${level.mailerCode}`;
    case 'coupon':
      return sql`m.campaign_coupon_number = ${level.couponNumber}`;
    case 'campaign':
      return null;
  }
}
