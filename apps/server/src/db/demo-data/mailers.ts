import { addDays, customerTypes } from '@portal/domain';
import type { Insertable } from 'kysely';
import type { MailersTable } from '../tables.ts';
import type { CampaignPlan, CouponPlan } from './campaignPlan.ts';
import { randomFor, type Random } from './random.ts';

type MailerRow = Insertable<MailersTable>;

/** Trial prints that belong to no campaign; their codes mix letters and digits. */
const proofCount = 60;

/** The mailers of the campaigns: one for each coupon and kind of customer, and some trial prints. */
export function demoMailers(seed: string, today: string, campaigns: readonly CampaignPlan[]): MailerRow[] {
  const random = randomFor(`${seed}/mailers`);
  const sequences = new SequenceNumbers(1_000_000_001);
  const mailers = campaigns.flatMap((campaign) =>
    campaign.coupons.flatMap((coupon) => couponMailers(campaign, coupon, today, random, sequences)),
  );
  const proofs = Array.from({ length: proofCount }, (_, index) =>
    proofMailer(index, random.pick(campaigns), today, random),
  );
  return [...mailers, ...proofs];
}

/** Gives out the numbers printed on the pieces, each once. */
class SequenceNumbers {
  #next: number;

  constructor(first: number) {
    this.#next = first;
  }

  take(quantity: number): { start: number; end: number } {
    const start = this.#next;
    this.#next += quantity;
    return { start, end: start + quantity - 1 };
  }
}

function couponMailers(
  campaign: CampaignPlan,
  coupon: CouponPlan,
  today: string,
  random: Random,
  sequences: SequenceNumbers,
): MailerRow[] {
  const types = random.sample(customerTypes, random.int(5, 9));
  return types.map((type, index): MailerRow => {
    const quantity = pieces(campaign, type.code, random);
    const processing = processed(campaign.saleBegin, today, random);
    const isPrinted = campaign.kind !== 'email' && processing.date_processed !== null && !random.chance(0.05);
    const numbers = isPrinted ? sequences.take(quantity) : null;
    return {
      mailer_code: coupon.codes[index]!,
      ...processing,
      sale_date_begin: campaign.saleBegin,
      sale_date_end: campaign.saleEnd,
      sequence_number_start: numbers?.start ?? null,
      sequence_number_end: numbers?.end ?? null,
      quantity,
      description: `${campaign.name} - ${coupon.offer} - ${type.text}`,
      customer_type: type.code,
      campaign_coupon_number: coupon.number,
    };
  });
}

function proofMailer(index: number, campaign: CampaignPlan, today: string, random: Random): MailerRow {
  return {
    mailer_code: `PR${String(index + 1).padStart(3, '0')}X`,
    ...processed(campaign.saleBegin, today, random),
    sale_date_begin: campaign.saleBegin,
    sale_date_end: campaign.saleEnd,
    sequence_number_start: null,
    sequence_number_end: null,
    quantity: random.int(1, 250),
    description: `Proof run - ${campaign.name}`,
    customer_type: 'O',
    campaign_coupon_number: 1,
  };
}

/** A mailer is processed ten to 35 days before its sale; what lies after today has not been, some was not noted. */
function processed(
  saleBegin: string,
  today: string,
  random: Random,
): Pick<MailerRow, 'date_processed' | 'time_processed'> {
  const day = addDays(saleBegin, -random.int(10, 35));
  const time = [random.int(6, 21), random.int(0, 59), random.int(0, 59)]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
  const isKnown = day <= today && !random.chance(0.04);
  return {
    date_processed: isKnown ? day : null,
    time_processed: isKnown && !random.chance(0.06) ? time : null,
  };
}

/** E-mails go to many; a store tab or a group that answers goes to few. */
function pieces(campaign: CampaignPlan, customerType: string, random: Random): number {
  if (campaign.kind === 'email') return random.int(120_000, 480_000);
  if (campaign.kind === 'tabs' || campaign.kind === 'signup') return random.int(900, 24_000);
  return customerType === 'R' || customerType === 'M'
    ? random.int(20_000, 90_000)
    : random.int(4_000, 160_000);
}
