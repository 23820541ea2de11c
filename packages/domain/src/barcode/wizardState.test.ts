import { describe, expect, test } from 'vitest';
import {
  after,
  respond,
  fail,
  logOf,
  resumedAt,
  rightRows,
  startedAt,
  states,
  today,
  type Step,
} from './testing/wizardStates.ts';
import { table, unchanged } from './testing/wizardTable.ts';
import { wizardTexts } from './wizard.ts';
import { getJobId, getOutcomeText, getBannerText } from './wizardActions.ts';
import { openWizard } from './wizardState.ts';

describe('a job is resumed', () => {
  const rows = respond({ to: 'listCoupons', coupons: rightRows(2, 1) });
  const shown: Step[] = [{ type: 'tabHidden' }, { type: 'tabShown', now: startedAt }];
  table([
    ['it is requested', states.resuming, [], { step: 'resuming', call: { type: 'readJob', jobId: 17 } }],
    [
      'at step 2, open',
      states.resuming,
      [resumedAt({ step: 2, campaignLocked: false, orceCampaignId: null }), rows],
      { step: 2, isLocked: false, campaignId: '' },
    ],
    [
      'at step 2, locked',
      states.resuming,
      [resumedAt({ step: 2 }), rows],
      { step: 2, isLocked: true, campaignId: '880214', coupons: [{ couponNumber: 2 }, { couponNumber: 1 }] },
    ],
    [
      'at step 3',
      states.resuming,
      [resumedAt({}), rows],
      { step: 3, editing: null, rowErrors: [], coupons: [{ couponOrder: 1 }, {}] },
    ],
    [
      'the rows are fetched first',
      states.resuming,
      [resumedAt({})],
      { step: 'resuming', call: { type: 'listCoupons', jobId: 17 } },
    ],
    [
      'a running job is at step 4',
      states.resuming,
      [resumedAt({ step: 4, status: 'Processing' }, 5)],
      { step: 4, polling: { startedAt: 5 }, call: { type: 'readLog' } },
    ],
    [
      'a complete job is at step 5',
      states.resuming,
      [resumedAt({ step: 5, status: 'Complete' })],
      { step: 5, outcome: 'complete', call: null },
    ],
    [
      'a failed job too',
      states.resuming,
      [resumedAt({ step: 5, status: 'Failed' })],
      { step: 5, outcome: 'failed' },
    ],
    [
      'at step 4 by the address it shows its log',
      openWizard({ jobId: 17, requestedStep: 4 }),
      [resumedAt({ step: 5, status: 'Failed' }), logOf('Why', 'End Processing')],
      { step: 4, outcome: 'failed', polling: { status: 'ended' }, call: null },
    ],
    [
      'the address does not lead behind the job',
      openWizard({ jobId: 17, requestedStep: 2 }),
      [resumedAt({}), rows],
      { step: 3 },
    ],
    ['nor before it', openWizard({ jobId: 17, requestedStep: 5 }), [resumedAt({}), rows], { step: 3 }],
    [
      'an unknown job',
      states.resuming,
      [fail('No such job', 404)],
      { step: 'resuming', call: null, error: 'No such job' },
    ],
    ['again', states.resuming, [fail(), { type: 'retry' }], { call: { type: 'readJob' }, error: null }],
    [
      'again, the rows only',
      states.resuming,
      [resumedAt({}), fail(), { type: 'retry' }],
      { step: 'resuming', call: { type: 'listCoupons' } },
    ],
    [
      'another one instead',
      states.resuming,
      [fail(), { type: 'startOver', today }],
      { step: 1, error: null },
    ],
    [
      'a tab that becomes visible fetches the progress of the job',
      states.step3,
      shown,
      { step: 3, call: { type: 'readJob' } },
    ],
    [
      'also while a row is edited',
      states.editing,
      shown,
      { call: { type: 'readJob' }, editing: { couponOrder: 2 } },
    ],
    [
      'typing continues meanwhile',
      states.editing,
      [...shown, { type: 'saveRow' }, resumedAt({})],
      { step: 3, editing: null, call: null },
    ],
    [
      'another tab has started it',
      states.step3,
      [...shown, resumedAt({ step: 4, status: 'Processing' })],
      { step: 4 },
    ],
    [
      'another tab has gone to step 3',
      states.loaded,
      [...shown, resumedAt({}), rows],
      { step: 3, coupons: [{}, {}] },
    ],
    [
      'another tab has loaded coupons',
      states.campaignTyped,
      [...shown, resumedAt({ step: 2 }), rows],
      { step: 2, isLocked: true },
    ],
    [
      'nothing has been done',
      states.loaded,
      [...shown, resumedAt({ step: 2 })],
      { step: 2, call: null, coupons: states.loaded.coupons },
    ],
    [
      'rows that are not saved are kept',
      after(states.loaded, { type: 'moveRow', from: 0, to: 1 }),
      [...shown, resumedAt({})],
      { step: 2, call: null },
    ],
    ['the look fails, quietly', states.step3, [...shown, fail()], { step: 3, call: null, error: null }],
  ]);
  unchanged([
    ['retry while it is asked', states.resuming, [{ type: 'retry' }]],
    ['a tab that was not hidden is shown', states.step3, [{ type: 'tabShown', now: 0 }]],
  ]);
});

test('the job in the URL', () => {
  const ids = [states.opened, states.resuming, states.step2, states.step5].map(getJobId);
  expect(ids).toEqual([null, 17, 17, 17]);
});

test('banners have the header of the barcode tool', () => {
  expect(getBannerText(states.step1)).toBeNull();
  expect(getBannerText(after(states.opened, fail()))).toBe('Error - Unable to load channels');
  expect(getBannerText(after(states.creating, fail()))).toBe('Error - Step 1 failed.  Please try again.');
  const rejected = after(states.resuming, fail('Error: Unauthorized: 401 - Please log in', 401));
  expect(getBannerText(rejected)).toBe('Error - Unauthorized: 401 - Please log in');
  expect(getBannerText({ ...rejected, error: 'No table. Error: 42' })).toBe('Error - No table. Error: 42');
});

test('texts', () => {
  expect(wizardTexts.submitted).toBe('Job submitted for processing.');
  expect([getOutcomeText('complete'), getOutcomeText('unknown'), getOutcomeText('failed')]).toEqual([
    'Job complete.',
    'Job complete.',
    'Job failed.',
  ]);
});
