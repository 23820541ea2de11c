import { expect, test } from 'vitest';
import {
  after,
  respond,
  resumedAt,
  fail,
  log,
  startedAt,
  states,
  type Step,
} from './testing/wizardStates.ts';
import { POLLING_TIMEOUT_MS, POLLING_INTERVAL_MS, type Step4State, type WizardState } from './wizard.ts';

const tick = (ms: number): Step => ({ type: 'tick', now: startedAt + ms });
const running = (ms: number): Step =>
  respond({ to: 'readLog', log: log('Start Processing') }, startedAt + ms);
const ended = (ms: number): Step => respond({ to: 'readLog', log: log('End Processing') }, startedAt + ms);
const outcome = resumedAt({ step: 5, status: 'Complete' });
const hide: Step = { type: 'tabHidden' };
const show = (ms: number): Step => ({ type: 'tabShown', now: startedAt + ms });
const status = (state: WizardState) => (state as Step4State).polling.status;
const asks = (state: WizardState) => state.call?.type === 'readLog';
const cutOff = POLLING_TIMEOUT_MS;

test('the interval is 5 seconds and the limit 20 minutes', () => {
  expect([POLLING_INTERVAL_MS, POLLING_TIMEOUT_MS]).toEqual([5000, 1_200_000]);
});

test.each<[why: string, from: WizardState, steps: Step[], isAsking: boolean, polling: string]>([
  ['the first request is immediate', states.step4, [], true, 'running'],
  ['no request before 5 s', states.polled, [tick(4999)], false, 'running'],
  ['a request after 5 s', states.polled, [tick(5000)], true, 'running'],
  ['5 s after the request, not the response', states.step4, [running(4000), tick(5000)], true, 'running'],
  ['no overlapping requests', states.step4, [tick(5000), running(5001), tick(5002)], true, 'running'],
  ['another request after a failure', states.step4, [fail(), tick(4999)], false, 'running'],
  ['another request after a failure, at the interval', states.step4, [fail(), tick(5000)], true, 'running'],
  ['a request just before the limit', states.polled, [tick(cutOff - 1)], true, 'running'],
  ['no request at the limit', states.polled, [tick(cutOff)], false, 'cutOff'],
  ['no request after the limit', states.cutOff, [tick(cutOff + 5000), tick(cutOff * 2)], false, 'cutOff'],
  ['a response at the limit', states.step4, [running(cutOff)], false, 'cutOff'],
  ['a response just before the limit', states.step4, [running(cutOff - 1)], false, 'running'],
  ['a failure at the limit', states.step4, [fail('', null, startedAt + cutOff)], false, 'cutOff'],
  ['a late end is accepted', states.step4, [tick(cutOff), ended(cutOff + 1), outcome], false, 'ended'],
  ['an end at the limit is accepted', states.step4, [ended(cutOff), outcome], false, 'ended'],
  ['Check again', states.cutOff, [{ type: 'checkAgain', now: startedAt + cutOff + 60_000 }], true, 'running'],
  ['a hidden tab sends no request', states.polled, [hide, tick(5000), tick(cutOff)], false, 'running'],
  [
    'a tab shown again sends a request immediately',
    states.polled,
    [hide, tick(7000), show(7001)],
    true,
    'running',
  ],
  ['no second request within 5 s', states.polled, [hide, show(4999)], false, 'running'],
  [
    'a tab shown after the limit sends one request',
    states.polled,
    [hide, show(cutOff * 2), tick(cutOff * 2 + 1)],
    true,
    'running',
  ],
  [
    'polling stops after that request',
    states.polled,
    [hide, show(cutOff * 2), running(cutOff * 2 + 9)],
    false,
    'cutOff',
  ],
  [
    'that request returns the end',
    states.polled,
    [hide, show(cutOff * 2), ended(cutOff * 2 + 9), outcome],
    false,
    'ended',
  ],
  [
    'that request fails',
    states.polled,
    [hide, show(cutOff * 2), fail('', null, startedAt + cutOff * 2 + 9)],
    false,
    'cutOff',
  ],
  ['a job started in a hidden tab', states.starting, [hide, respond({ to: 'startJob' })], false, 'running'],
  [
    'is requested when the tab is shown',
    states.starting,
    [hide, respond({ to: 'startJob' }), show(1)],
    true,
    'running',
  ],
])('%s', (...[, from, steps, isAsking, polling]) => {
  const state = after(from, ...steps);
  expect([asks(state), status(state)]).toEqual([isAsking, polling]);
});

test('reaching the limit is not an error', () => {
  expect(states.cutOff).toMatchObject({ error: null, hasPollFailed: false });
});

test('a failed request leaves a message until the next response', () => {
  const failed = after<Step4State>(states.step4, fail());
  expect(failed).toMatchObject({ hasPollFailed: true, error: null });
  expect(after(failed, tick(5000), running(5001))).toMatchObject({ hasPollFailed: false });
});

test('Check again polls for another 20 minutes and keeps the log', () => {
  const again = startedAt + cutOff + 60_000;
  const checked = after<Step4State>(states.cutOff, { type: 'checkAgain', now: again });
  expect(checked.log).toEqual(states.polled.log);
  const asked = after(checked, respond({ to: 'readLog', log: [] }, again));
  expect(status(after(asked, { type: 'tick', now: again + cutOff - 1 }))).toBe('running');
  expect(status(after(asked, { type: 'tick', now: again + cutOff }))).toBe('cutOff');
});

test('a job that never ends is polled 240 times in 20 minutes, then no more', () => {
  let state: WizardState = states.starting;
  let questions = 0;
  const apply = (step: Step) => (state = after(state, step));
  apply(respond({ to: 'startJob' }));
  for (let ms = 0; ms <= cutOff * 2; ms += 1000) {
    apply(tick(ms));
    if (!asks(state)) continue;
    questions += 1;
    apply(running(ms));
  }
  expect([questions, status(state)]).toEqual([240, 'cutOff']);
});
