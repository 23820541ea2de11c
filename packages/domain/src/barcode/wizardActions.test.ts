import { describe, expect, test } from 'vitest';
import { MAX_COUPON_ROWS, createBlankCoupon } from './coupon.ts';
import { after, fail, logOf, resumedAt, states } from './testing/wizardStates.ts';
import type { WizardState } from './wizard.ts';
import * as actions from './wizardActions.ts';

const coupons = Array.from({ length: MAX_COUPON_ROWS }, (_, index) => createBlankCoupon(17, index + 1));
const full: WizardState = { ...states.step3, coupons };
const skipped = after(states.step2, { type: 'skipCoupons' });

type StateName = keyof typeof states;

/** At which points of the way a control can be used; at every other one it cannot. */
describe('available actions', () => {
  test.each<[action: (state: WizardState) => boolean, at: StateName[]]>([
    [actions.canGoToStep2, ['filled']],
    [actions.canChooseCampaign, ['step2', 'campaignTyped']],
    [actions.canLoadCoupons, ['campaignTyped']],
    [actions.isGoToStep3Visible, ['loaded', 'savingStep2']],
    [actions.canEditRows, ['step3']],
    [actions.canAddRow, ['step3']],
    [actions.canReleaseCampaign, ['loaded', 'step3']],
    [actions.canGoToStep5, ['complete']],
    [actions.canCheckAgain, ['cutOff']],
    [actions.canStartOver, ['step4', 'polled', 'ended', 'complete', 'cutOff', 'step5', 'resuming']],
    [actions.isWaiting, ['creating', 'posting', 'fetching', 'savingStep2', 'finishing', 'starting']],
    [actions.hasUnsavedRows, []],
  ])('%o', (action, at) => {
    const names = Object.keys(states) as StateName[];
    expect(names.filter((name) => action(states[name]))).toEqual(at);
  });
});

test('arrows: no up at the first row, no down at the last, neither while a row is edited', () => {
  const up = (state: WizardState) => [0, 1, 2].map((place) => actions.canMoveRow(state, place, place - 1));
  const down = (state: WizardState) => [0, 1, 2].map((place) => actions.canMoveRow(state, place, place + 1));
  for (const state of [states.loaded, states.step3]) {
    expect([up(state), down(state)]).toEqual([
      [false, true, true],
      [true, true, false],
    ]);
  }
  for (const state of [states.editing, states.savingStep2, states.polled]) {
    expect([...up(state), ...down(state)]).not.toContain(true);
  }
});

test('a full job accepts no more rows, a job with room does', () => {
  expect(actions.canAddRow(full)).toBe(false);
  expect(actions.canAddRow({ ...states.step3, coupons: coupons.slice(1) })).toBe(true);
});

test('skipped coupons reveal Go to Step 3, a failed load does not', () => {
  expect(actions.isGoToStep3Visible(skipped)).toBe(true);
  expect(actions.isGoToStep3Visible(after(states.posting, fail()))).toBe(false);
});

describe('the result of an ended job', () => {
  const { ended } = states;
  const reason = 'Mailer 410012 is not known';
  const ofService = after(ended, resumedAt({ step: 5, status: 'Failed', failure: reason }));
  const ofLog = after(states.step4, logOf('Not known', 'End Processing'), resumedAt({ status: 'Failed' }));
  const complete = after(ended, resumedAt({ status: 'Complete', outputFileName: 'barcodes-17.txt' }));

  test.each([
    ['reported by the service', ofService, reason],
    ['also at step 5', after(ofService, { type: 'goToStep5' }), reason],
    ['otherwise from the log', ofLog, 'Not known'],
    ['no log at step 5', after(ofLog, { type: 'goToStep5' }), null],
    ['a job that has not failed', complete, null],
    ['before the end', states.polled, null],
    ['before the start', states.step3, null],
  ])('failure reason: %s', (_why, state, expected) => {
    expect(actions.getFailureReason(state)).toBe(expected);
  });

  test('output file, at steps 4 and 5', () => {
    const at = [
      states.step3,
      states.polled,
      ended,
      ofService,
      complete,
      after(complete, { type: 'goToStep5' }),
    ];
    expect(at.map(actions.getOutputFileName)).toEqual([
      null,
      null,
      null,
      null,
      'barcodes-17.txt',
      'barcodes-17.txt',
    ]);
  });
});
