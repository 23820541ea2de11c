import { sql } from 'kysely';
import { AppError } from '../../../../errors.ts';
import type { Condition } from '../../../lists/filters.ts';

/** What the details cover: a mailer, a coupon or the whole campaign. */
export type Level =
  { of: 'mailer'; mailerCode: string } | { of: 'coupon'; couponNumber: number } | { of: 'campaign' };

/**
 * Parses the path of mailer details. The mailer code is case-insensitive.
 * @throws AppError request.invalid for another level
 */
export function parseMailerLevel(path: { detailLevel: string; mailerCode: string }): Level {
  if (path.detailLevel !== '1') throw new AppError('request.invalid', 'detailLevel must be 1');
  return { of: 'mailer', mailerCode: path.mailerCode.trim().toUpperCase() };
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
  if (detailLevel === '2') return { of: 'coupon', couponNumber };
  if (detailLevel !== 'T') throw new AppError('request.invalid', 'detailLevel must be 2 or T');
  if (couponNumber !== 0) throw new AppError('request.invalid', 'couponNumber must be 0 with detailLevel T');
  return { of: 'campaign' };
}

/** Condition for the responses (`r`, with their mailer `m`) of the level. */
export function buildResponseCondition(level: Level): Condition {
  switch (level.of) {
    case 'mailer':
      return sql`m.mailer_code = ${level.mailerCode}`;
    case 'coupon':
      return sql`r.coupon_number = ${level.couponNumber}`;
    case 'campaign':
      return null;
  }
}

/** Condition for the mailers (`m`) of the level. */
export function buildMailerCondition(level: Level): Condition {
  switch (level.of) {
    case 'mailer':
      return sql`m.mailer_code = ${level.mailerCode}`;
    case 'coupon':
      return sql`m.campaign_coupon_number = ${level.couponNumber}`;
    case 'campaign':
      return null;
  }
}
