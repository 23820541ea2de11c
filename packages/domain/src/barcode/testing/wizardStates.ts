import { createBlankCoupon, type JobCoupon } from '../coupon.ts';
import type { BarcodeJobState } from '../job.ts';
import type { JobLogEntry } from '../jobLog.ts';
import type {
  Step1State,
  Step2State,
  Step3State,
  Step4State,
  WizardResponse,
  WizardEvent,
  WizardState,
} from '../wizard.ts';
import { nextWizardState, openWizard } from '../wizardState.ts';

/** An event, or a function that creates one for the pending call. */
export type Step = WizardEvent | ((state: WizardState) => WizardEvent);

export const today = '2025-03-14';
/** When polling of the job of {@link states} started. */
export const startedAt = 1_000_000;

export function after<State extends WizardState = WizardState>(from: WizardState, ...steps: Step[]): State {
  return steps.reduce<WizardState>((state, step) => {
    return nextWizardState(state, typeof step === 'function' ? step(state) : step);
  }, from) as State;
}

export function respond(content: WizardResponse, now = startedAt): Step {
  return (state) => ({ type: 'answered', callId: state.call?.id ?? -1, now, response: content });
}

/** The failure of the pending call. */
export function fail(message = 'No connection', status: number | null = null, now = startedAt): Step {
  return (state) => ({ type: 'failed', callId: state.call?.id ?? -1, now, status, message });
}

/** Valid rows with these order numbers; their coupon numbers count from 1. */
export function rightRows(...orders: number[]): JobCoupon[] {
  return orders.map((couponOrder, index) => ({
    ...createBlankCoupon(17, couponOrder),
    couponNumber: index + 1,
    legacyCouponOffer: '140',
  }));
}

export function job(changes: Partial<BarcodeJobState> = {}): BarcodeJobState {
  return {
    id: 17,
    jobName: '25073',
    joannStatsTable: 'stats_spring_2025',
    channelId: 1,
    step: 3,
    status: 'New',
    orceCampaignId: '880214',
    campaignLocked: true,
    ...changes,
  };
}

export function log(...comments: string[]): JobLogEntry[] {
  return comments.map((comment) => ({ dateStamp: '2025-03-14T14:10:02', comment }));
}

/** The response with the progress of the job. */
export function resumedAt(changes: Partial<BarcodeJobState>, now = startedAt): Step {
  return respond({ to: 'readJob', job: job(changes) }, now);
}

/** The response with the log of the job. */
export function logOf(...comments: string[]): Step {
  return respond({ to: 'readLog', log: log(...comments) });
}

const channels = [
  { id: 1, channelName: 'Direct mail' },
  { id: 5, channelName: 'Email' },
];
const values = { jobName: ' 25073 ', statsTable: ' stats_spring_2025 ', channelId: 1 };

const opened = openWizard({ today });
const step1 = after<Step1State>(opened, respond({ to: 'listChannels', channels }));
const filled = after<Step1State>(step1, { type: 'jobChanged', values });
const creating = after<Step1State>(filled, { type: 'goToStep2' });
const step2 = after<Step2State>(creating, respond({ to: 'createJob', text: '17' }));
const campaignTyped = after<Step2State>(step2, { type: 'campaignChanged', campaignId: ' 880214 ' });
const posting = after<Step2State>(campaignTyped, { type: 'loadCoupons' });
const fetching = after<Step2State>(posting, respond({ to: 'loadCampaign' }));
const loaded = after<Step2State>(fetching, respond({ to: 'listCoupons', coupons: rightRows(1, 2, 3) }));
const savingStep2 = after<Step2State>(loaded, { type: 'goToStep3' });
const step3 = after<Step3State>(savingStep2, respond({ to: 'saveCoupons' }), resumedAt({}));
const editing = after<Step3State>(step3, { type: 'editRow', couponOrder: 2 });
const finishing = after<Step3State>(step3, { type: 'finish', today });
const starting = after<Step3State>(finishing, respond({ to: 'saveCoupons' }));
const step4 = after<Step4State>(starting, respond({ to: 'startJob' }));
const polled = after<Step4State>(step4, logOf('Start Processing'));
const ended = after<Step4State>(step4, logOf('Start Processing', ' End Processing '));
const complete = after<Step4State>(ended, resumedAt({ step: 5, status: 'Complete' }));
const cutOff = after<Step4State>(polled, { type: 'tick', now: startedAt + 1_200_000 });
const step5 = after(complete, { type: 'goToStep5' });
const resuming = openWizard({ jobId: 17 });

/** The wizard in each of its states, reached from the previous one by events. */
export const states = {
  opened,
  step1,
  filled,
  creating,
  step2,
  campaignTyped,
  posting,
  fetching,
  loaded,
  savingStep2,
  step3,
  editing,
  finishing,
  starting,
  step4,
  polled,
  ended,
  complete,
  cutOff,
  step5,
  resuming,
} as const;
