import {
  nextWizardState,
  openWizard,
  type BarcodeJob,
  type BarcodeJobState,
  type JobCoupon,
  type JobLogEntry,
  type WizardResponse,
  type WizardEvent,
  type WizardState,
} from '@portal/domain/barcode';

export const storyDay = '2025-03-14';
export const storyChannels = [
  { id: 1, channelName: 'Direct mail' },
  { id: 2, channelName: 'Email' },
];

/** Rows of a job, with the order numbers from 1; the last one is for all mailers of its campaign. */
export function storyCoupons(count: number): JobCoupon[] {
  return Array.from({ length: count }, (_, index): JobCoupon => ({
    id: 17,
    couponNumber: index + 1,
    couponOrder: index + 1,
    orceCampaignId: '880214',
    orcePromotionId: '5521',
    orceDealId: String(90_412 + index),
    orceMailercode: '410012',
    legacyCouponType: index % 3 === 2 ? null : '04',
    legacyCouponExpiration: index % 4 === 3 ? null : '25078',
    legacyCouponOffer: String(140 + (index % 800)).padStart(3, '0'),
    promocode: `QUILT${String(25 + index)}`,
    legacyMailercode: index === count - 1 ? null : String(410_012 + index),
    orceDealName: ['40% off one yarn', '25% off all frames', 'One pattern free'][index % 3] ?? null,
    orceDealDescription: '40% off one regular-priced yarn',
    dealIdOverride: null,
    startDate: '2025-03-06',
    endDate: '2025-03-19',
  }));
}

export const storyJobs: readonly BarcodeJob[] = ['Processing', 'Failed', 'Complete', 'New'].map(
  (status, index) => ({
    id: 17 - index,
    jobName: '25073',
    joannStatsTable: 'stats_spring_2025',
    channel: 'Direct mail',
    orceCampaignId: index === 3 ? null : '880214',
    validCampaignId: index === 3 ? null : 'Y',
    status,
    insertDate: '2025-03-14T14:02:30',
    outputFileName: status === 'Complete' ? 'barcodes-15-5c1e0b.txt' : null,
  }),
);

export function storyLog(...comments: string[]): JobLogEntry[] {
  return comments.map((comment, index) => ({
    dateStamp: `2025-03-14T14:10:${String(index).padStart(2, '0')}`,
    comment,
  }));
}

type Step = WizardEvent | ((state: WizardState) => WizardEvent);

/** The wizard after each of the events; a response is for the pending call. */
export function wizardAfter(from: WizardState, ...steps: Step[]): WizardState {
  return steps.reduce(
    (state, step) => nextWizardState(state, typeof step === 'function' ? step(state) : step),
    from,
  );
}

export function respond(content: WizardResponse): Step {
  return (state) => ({ type: 'answered', callId: state.call?.id ?? 0, now: 0, response: content });
}

export function failure(message: string, status: number | null = 500): Step {
  return (state) => ({ type: 'failed', callId: state.call?.id ?? 0, now: 0, status, message });
}

const opened = openWizard({ today: storyDay });
const step1 = wizardAfter(opened, respond({ to: 'listChannels', channels: storyChannels }));
const filled = wizardAfter(step1, {
  type: 'jobChanged',
  values: { statsTable: 'stats_spring_2025', channelId: 1 },
});
const step2 = wizardAfter(filled, { type: 'goToStep2' }, respond({ to: 'createJob', text: '17' }));
const resuming = openWizard({ jobId: 17 });
const step4 = wizardAfter(
  resuming,
  respond({ to: 'readJob', job: storyJob({ step: 4, status: 'Processing' }) }),
);

/** The wizard in the states that stories show. */
export const wizardStates = { opened, step1, filled, step2, step4, resuming };

/** The progress of job 17. */
export function storyJob(own: Partial<BarcodeJobState>): BarcodeJobState {
  return {
    id: 17,
    jobName: '25073',
    joannStatsTable: 'stats_spring_2025',
    channelId: 1,
    step: 3,
    status: 'New',
    orceCampaignId: '880214',
    campaignLocked: true,
    ...own,
  };
}

/** The wizard after job 17 has been resumed. */
export function goneOnWith(own: Partial<BarcodeJobState>, coupons: readonly JobCoupon[] = []): WizardState {
  const job = storyJob(own);
  const asked = wizardAfter(wizardStates.resuming, respond({ to: 'readJob', job }));
  return job.step >= 4 ? asked : wizardAfter(asked, respond({ to: 'listCoupons', coupons }));
}
