import { addDays, customerTypes } from '@portal/domain';
import type { MailerNumbers } from '../../services/barcode/runs/queries.ts';
import type { NewRow } from '../tables.ts';
import { codeInRange, type CampaignPlan, type CouponPlan } from './campaignPlan.ts';
import { createRandom, type Random } from './random.ts';

export type DemoMailer = NewRow<'mailers'> & MailerNumbers;

/** Proof prints without a campaign; their codes mix letters and digits. */
const proofCount = 60;

/** State while mailers are generated, in order. */
interface GeneratorState {
  today: string;
  random: Random;
  /** The next sequence number; each is used once. */
  nextSequence: number;
}

/** Generates mailers: one per coupon and customer type, and some proof prints. */
export function createDemoMailers(
  seed: string,
  today: string,
  campaigns: readonly CampaignPlan[],
): DemoMailer[] {
  const state: GeneratorState = {
    today,
    random: createRandom(`${seed}/mailers`),
    nextSequence: 1_000_000_001,
  };
  const mailers = campaigns.flatMap((campaign) =>
    campaign.coupons.flatMap((coupon) => createCouponMailers(campaign, coupon, state)),
  );
  for (let number = 1; number <= proofCount; number += 1) {
    mailers.push(createProofMailer(number, state.random.pick(campaigns), state));
  }
  return mailers;
}

function createCouponMailers(
  campaign: CampaignPlan,
  coupon: CouponPlan,
  state: GeneratorState,
): DemoMailer[] {
  const { random } = state;
  const types = random.sample(customerTypes, random.int(5, 9));
  return types.map((type, index): DemoMailer => {
    const quantity = createQuantity(campaign, type.code, random);
    const processing = createProcessing(campaign.saleBegin, state);
    const isPrinted = campaign.kind !== 'email' && processing.date_processed !== null && !random.chance(0.05);
    return Object.assign(processing, isPrinted ? takeSequenceNumbers(quantity, state) : noSequenceNumbers, {
      mailer_code: codeInRange(campaign.kind, coupon.range, index),
      sale_date_begin: campaign.saleBegin,
      sale_date_end: campaign.saleEnd,
      quantity,
      description: `${campaign.name} - ${coupon.offer} - ${type.text}`,
      customer_type: type.code,
      campaign_coupon_number: coupon.number,
    });
  });
}

const noSequenceNumbers = { sequence_number_start: null, sequence_number_end: null };

function takeSequenceNumbers(quantity: number, state: GeneratorState) {
  const first = state.nextSequence;
  state.nextSequence += quantity;
  return { sequence_number_start: first, sequence_number_end: first + quantity - 1 };
}

function createProofMailer(number: number, campaign: CampaignPlan, state: GeneratorState): DemoMailer {
  return {
    mailer_code: `PR${String(number).padStart(3, '0')}X`,
    ...createProcessing(campaign.saleBegin, state),
    ...noSequenceNumbers,
    sale_date_begin: campaign.saleBegin,
    sale_date_end: campaign.saleEnd,
    quantity: state.random.int(1, 250),
    description: `Proof run - ${campaign.name}`,
    customer_type: 'O',
    campaign_coupon_number: 1,
  };
}

/** A mailer is processed 10 to 35 days before its sale. Future dates are unknown, and some past ones are missing. */
function createProcessing(
  saleBegin: string,
  { today, random }: GeneratorState,
): { date_processed: string | null; time_processed: string | null } {
  const day = addDays(saleBegin, -random.int(10, 35));
  const time = random.time(6, 21).replaceAll(':', '');
  const isKnown = day <= today && !random.chance(0.04);
  return {
    date_processed: isKnown ? day : null,
    time_processed: isKnown && !random.chance(0.06) ? time : null,
  };
}

/**
 * Emails have many recipients; store tabs and responsive groups few. Most campaigns are sent to the stores of one
 * market only.
 */
function createQuantity(campaign: CampaignPlan, customerType: string, random: Random): number {
  if (campaign.kind === 'email') return random.int(6_000, 24_000);
  if (campaign.kind === 'tabs' || campaign.kind === 'signup') return random.int(200, 1_500);
  const inMarket =
    customerType === 'R' || customerType === 'M' ? random.int(450, 2_200) : random.int(200, 2_400);
  return campaign.isNationwide ? 10 * inMarket : inMarket;
}
