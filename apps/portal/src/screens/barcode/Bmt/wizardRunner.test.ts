import {
  createBlankCoupon,
  type BarcodeJobState,
  type JobLogEntry,
  type WizardResponse,
  type WizardCall,
} from '@portal/domain/barcode';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WizardFailure, WizardRunner } from './wizardRunner.ts';

const job: BarcodeJobState = {
  id: 17,
  jobName: '25073',
  joannStatsTable: 'stats_spring_2025',
  channelId: 1,
  step: 4,
  status: 'Processing',
  orceCampaignId: null,
  campaignLocked: true,
};

/** A service whose job runs; its responses can be set, and what it was asked is noted with the time. */
function service() {
  const asked: { type: WizardCall['type']; at: number }[] = [];
  const responses = {
    log: [{ comment: 'Start Processing' }] as JobLogEntry[],
    status: 'Processing',
    failure: null as WizardFailure | null,
    delayMs: 0,
  };
  const begin = performance.now();
  async function send(call: WizardCall): Promise<WizardResponse> {
    asked.push({ type: call.type, at: performance.now() - begin });
    if (responses.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, responses.delayMs));
    if (responses.failure && call.type === 'readLog') throw responses.failure;
    if (call.type === 'readJob') return { to: 'readJob', job: { ...job, status: responses.status } };
    if (call.type === 'readLog') return { to: 'readLog', log: responses.log };
    if (call.type === 'createJob') return { to: 'createJob', text: '17' };
    return { to: 'listChannels', channels: [{ id: 1, channelName: 'Direct mail' }] };
  }
  const times = (type: WizardCall['type']) => asked.filter((each) => each.type === type).map(({ at }) => at);
  return { responses, times, host: { send, now: () => performance.now(), today: () => '2025-03-14' } };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the log is read immediately and then every 5 seconds until it ends', async () => {
  const { responses, times, host } = service();
  const runner = new WizardRunner({ jobId: 17 }, host);
  runner.start();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(times('readLog')).toEqual([0, 5_000, 10_000]);
  responses.log = [{ comment: 'Start Processing' }, { comment: ' End Processing ' }];
  responses.status = 'Complete';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times('readLog')).toEqual([0, 5_000, 10_000, 15_000]);
  expect(runner.state()).toMatchObject({ step: 4, polling: { status: 'ended' }, outcome: 'complete' });
});

test('a slow response is awaited; requests never overlap', async () => {
  const { responses, times, host } = service();
  const runner = new WizardRunner({ jobId: 17 }, host);
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  responses.delayMs = 8_000;
  await vi.advanceTimersByTimeAsync(30_000);
  const seconds = times('readLog').map((at) => Math.floor(at / 1_000));
  expect(seconds).toEqual([0, 5, 13, 21, 29]);
});

test('polling stops after 20 minutes without an error and restarts with Check again', async () => {
  const { times, host } = service();
  const runner = new WizardRunner({ jobId: 17 }, host);
  runner.start();
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(runner.state()).toMatchObject({ step: 4, polling: { status: 'cutOff' }, error: null });
  expect(times('readLog')).toHaveLength(240);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times('readLog')).toHaveLength(240);
  runner.dispatch({ type: 'checkAgain' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times('readLog').slice(240)).toEqual([1_800_000, 1_805_000]);
});

test('a hidden tab does not poll, and polls immediately when visible again, even after 20 minutes', async () => {
  const { responses, times, host } = service();
  const runner = new WizardRunner({ jobId: 17 }, host);
  runner.start();
  await vi.advanceTimersByTimeAsync(7_000);
  runner.tabChanged(true);
  await vi.advanceTimersByTimeAsync(1_500_000);
  expect(times('readLog')).toEqual([0, 5_000]);
  responses.log = [{ comment: 'End Processing' }];
  runner.tabChanged(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(times('readLog')).toEqual([0, 5_000, 1_507_000]);
  expect(runner.state()).toMatchObject({ polling: { status: 'ended' } });
});

test('a failed request is shown and does not stop polling', async () => {
  const { responses, times, host } = service();
  const runner = new WizardRunner({ jobId: 17 }, host);
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  responses.failure = new WizardFailure('No connection', null);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runner.state()).toMatchObject({ step: 4, hasPollFailed: true, error: null });
  responses.failure = null;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times('readLog')).toEqual([0, 5_000, 10_000]);
  expect(runner.state()).toMatchObject({ hasPollFailed: false });
});

test('a stopped runner sends no request; when restarted it continues without repeating a call', async () => {
  const { times, host } = service();
  const runner = new WizardRunner({ jobId: 17 }, host);
  runner.start()();
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(times('readJob')).toEqual([0]);
  const stop = runner.start();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times('readLog')).toEqual([0]);
});

test('a double click creates one job', async () => {
  const { times, host } = service();
  const runner = new WizardRunner({ today: '2025-03-14' }, host);
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  runner.dispatch({ type: 'jobChanged', values: { statsTable: 'stats', channelId: 1 } });
  runner.dispatch({ type: 'goToStep2' });
  runner.dispatch({ type: 'goToStep2' });
  await vi.advanceTimersByTimeAsync(0);
  runner.dispatch({ type: 'goToStep2' });
  expect(times('createJob')).toHaveLength(1);
  expect(runner.state()).toMatchObject({ step: 2, jobId: 17 });
});

/** Step 3 of a job with one row; the calls that keep drafts respond when the test says so, or fail. */
async function atStep3() {
  const sent: { call: WizardCall; respond: (failure?: WizardFailure) => void }[] = [];
  const host = {
    now: () => performance.now(),
    today: () => '2025-03-14',
    async send(call: WizardCall): Promise<WizardResponse> {
      if (call.type === 'readJob')
        return { to: call.type, job: { ...job, step: 3, status: 'New', rowVersion: 4 } };
      if (call.type === 'listCoupons')
        return { to: call.type, coupons: [{ ...createBlankCoupon(17, 1), legacyCouponOffer: '140' }] };
      return new Promise((resolve, reject) => {
        const respond = (failure?: WizardFailure) =>
          failure ? reject(failure) : resolve({ to: call.type, rowVersion: 5 } as WizardResponse);
        sent.push({ call, respond });
      });
    },
  };
  const runner = new WizardRunner({ jobId: 17 }, host);
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  const types = () => sent.map(({ call }) => call.type);
  const type = (value: string) => runner.dispatch({ type: 'cellChanged', cell: 'legacyCouponOffer', value });
  return { runner, sent, types, type };
}

test('rows are kept half a second after typing, and at once when a row was added', async () => {
  const { runner, sent, types, type } = await atStep3();
  runner.dispatch({ type: 'editRow', couponOrder: 1 });
  type('1');
  await vi.advanceTimersByTimeAsync(400);
  type('15');
  await vi.advanceTimersByTimeAsync(499);
  expect(types()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ call }) => call)).toMatchObject([
    { type: 'keepDraft', coupons: [{ legacyCouponOffer: '15' }] },
  ]);
  runner.dispatch({ type: 'saveRow' });
  runner.dispatch({ type: 'addRow' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(types()).toEqual(['keepDraft']);
  sent[0]?.respond();
  await vi.advanceTimersByTimeAsync(0);
  expect(types()).toEqual(['keepDraft', 'keepDraft']);
  sent[1]?.respond();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(types()).toHaveLength(2);
});

test('a draft that failed is tried again after 10 seconds', async () => {
  const { runner, sent, types } = await atStep3();
  runner.dispatch({ type: 'addRow' });
  await vi.advanceTimersByTimeAsync(0);
  sent[0]?.respond(new WizardFailure('Busy', 503));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(types()).toEqual(['keepDraft']);
  await vi.advanceTimersByTimeAsync(1);
  expect(types()).toEqual(['keepDraft', 'keepDraft']);
  sent[1]?.respond(new WizardFailure('Not found', 404));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(types()).toHaveLength(2);
});

test('rows are not saved before the draft that is pending has arrived', async () => {
  const { runner, sent, types } = await atStep3();
  runner.dispatch({ type: 'removeRow', couponOrder: 1 });
  await vi.advanceTimersByTimeAsync(0);
  runner.dispatch({ type: 'finish' });
  await vi.advanceTimersByTimeAsync(0);
  expect(types()).toEqual(['keepDraft']);
  sent[0]?.respond(new WizardFailure('Busy', 503));
  await vi.advanceTimersByTimeAsync(0);
  expect(types()).toEqual(['keepDraft', 'saveCoupons']);
});

test('rows that are saved while a draft is pending are based on that draft', async () => {
  const { runner, sent } = await atStep3();
  runner.dispatch({ type: 'removeRow', couponOrder: 1 });
  await vi.advanceTimersByTimeAsync(0);
  runner.dispatch({ type: 'finish' });
  sent[0]?.respond();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ call }) => call)).toMatchObject([
    { type: 'keepDraft', rowVersion: 4 },
    { type: 'saveCoupons', rowVersion: 5 },
  ]);
});
