import { describe, expect, test } from 'vitest';
import { createBlankCoupon, type JobCoupon } from './coupon.ts';
import {
  after,
  respond,
  fail,
  job,
  resumedAt,
  rightRows,
  states,
  today,
  type Step,
} from './testing/wizardStates.ts';
import { table, unchanged } from './testing/wizardTable.ts';
import type { Step2State, Step3State } from './wizard.ts';
import { hasUnsavedRows } from './wizardActions.ts';

describe('rows are kept as typed', () => {
  const tick: Step = { type: 'tick', now: 0 };
  const typed = after<Step3State>(states.editing, {
    type: 'cellChanged',
    cell: 'legacyCouponOffer',
    value: '14',
  });
  const keeping = after<Step3State>(typed, tick);
  const kept = respond({ to: 'keepDraft' });
  const moved = after<Step2State>(states.loaded, { type: 'moveRow', from: 0, to: 1 });
  const draft = rightRows(1, 2);
  const rows = respond({ to: 'listCoupons', coupons: rightRows(1, 2, 3) });
  const shown: Step[] = [{ type: 'tabHidden' }, { type: 'tabShown', now: 0 }];

  table([
    [
      'also those of the row that is edited',
      typed,
      [tick],
      { call: { type: 'keepDraft', jobId: 17, coupons: [{}, { legacyCouponOffer: '14' }, {}] } },
    ],
    ['typing continues', keeping, [{ type: 'cancelRow' }], { editing: null, call: { type: 'keepDraft' } }],
    ['kept', keeping, [kept], { call: null, editing: { couponOrder: 2 }, drafts: 'kept' }],
    [
      'what was taken back meanwhile follows',
      keeping,
      [{ type: 'cancelRow' }, kept, tick],
      { call: { type: 'keepDraft' } },
    ],
    ['also in step 2', moved, [tick], { call: { type: 'keepDraft', coupons: moved.coupons } }],
    ['a failure is quiet', keeping, [fail('Busy', 503)], { call: null, error: null, drafts: 'retrying' }],
    ['and tried again', keeping, [fail(), tick], { call: { type: 'keepDraft' } }],
    ['until it succeeds', keeping, [fail(), tick, kept], { drafts: 'kept' }],
    ['a job that was started is followed', keeping, [fail('Started', 409)], { call: { type: 'readJob' } }],
    [
      'Finish does not wait',
      after(
        states.step3,
        { type: 'addRow' },
        { type: 'removeRow', couponOrder: 4 },
        { type: 'removeRow', couponOrder: 1 },
        tick,
      ),
      [{ type: 'finish', today }],
      { call: { type: 'saveCoupons' } },
    ],
    [
      'and are there the next morning',
      states.resuming,
      [resumedAt({ draft }), rows],
      { step: 3, coupons: draft, savedCoupons: draft },
    ],
    ['in step 2 too', states.resuming, [resumedAt({ step: 2, draft }), rows], { step: 2, coupons: draft }],
    [
      'saved rows without a draft',
      states.resuming,
      [resumedAt({ draft: null }), rows],
      { coupons: rightRows(1, 2, 3) },
    ],
    [
      'another tab has kept some',
      states.step3,
      [...shown, resumedAt({ draft })],
      { coupons: draft, savedCoupons: draft },
    ],
    [
      'not over those of this tab',
      typed,
      [...shown, resumedAt({ draft })],
      { coupons: rightRows(1, 2, 3), editing: {} },
    ],
    [
      'nor while a row is edited',
      states.editing,
      [...shown, resumedAt({ draft })],
      { coupons: rightRows(1, 2, 3), editing: {} },
    ],
  ]);
  test.each([404, 405, 501])('not by a service that responses %i', (status) => {
    const off = after<Step3State>(keeping, fail('Not found', status));
    expect(off).toMatchObject({ drafts: 'off', error: null });
    expect(after(off, tick)).toBe(off);
    expect(hasUnsavedRows(off)).toBe(true);
    const later = after(
      off,
      { type: 'saveRow' },
      { type: 'releaseCampaign' },
      respond({ to: 'releaseCampaign' }),
    );
    expect(later).toMatchObject({ drafts: 'off' });
    const saved = after({ ...moved, drafts: 'off' }, { type: 'goToStep3' }, respond({ to: 'saveCoupons' }));
    expect(saved).toMatchObject({ step: 3, drafts: 'off' });
  });
  unchanged([
    ['nothing has changed', states.step3, [tick]],
    ['a row was only opened', states.editing, [tick]],
    ['they are being kept', keeping, [tick]],
    ['they are being saved', states.finishing, [tick]],
    ['nothing in step 2', states.loaded, [tick]],
  ]);
  test('what was kept is not lost by leaving', () => {
    const known = [
      typed,
      keeping,
      after(keeping, kept),
      after(keeping, fail()),
      moved,
      after(moved, tick, kept),
    ];
    expect(known.map(hasUnsavedRows)).toEqual([true, true, false, true, true, false]);
  });
});

describe('rows that someone else has changed', () => {
  const tick: Step = { type: 'tick', now: 0 };
  const rows = rightRows(1, 2, 3);
  const versioned = after<Step3State>(
    states.resuming,
    resumedAt({ rowVersion: 4 }),
    respond({ to: 'listCoupons', coupons: rows }),
  );
  const typed = after<Step3State>(
    versioned,
    { type: 'editRow', couponOrder: 2 },
    { type: 'cellChanged', cell: 'legacyCouponOffer', value: '141' },
    { type: 'saveRow' },
  );
  const theirRows = rightRows(1, 2);
  const theirs = (coupons: readonly JobCoupon[], changes = {}): Step =>
    respond({ to: 'readTheirs', coupons, job: job({ rowVersion: 6, rowsChangedBy: 'jdoe', ...changes }) });
  const conflict = fail('Changed', 412);
  const refused = after<Step3State>(typed, tick, conflict);
  const asked = after<Step3State>(refused, theirs(theirRows.toReversed()));
  const notLocked = after<Step2State>(
    states.resuming,
    resumedAt({ step: 2, rowVersion: 4 }),
    respond({ to: 'listCoupons', coupons: rows }),
    { type: 'moveRow', from: 0, to: 1 },
  );

  table([
    ['the version is sent', typed, [tick], { call: { type: 'keepDraft', rowVersion: 4 } }],
    [
      'and when they are saved',
      typed,
      [{ type: 'finish', today }],
      { call: { type: 'saveCoupons', rowVersion: 4 } },
    ],
    [
      'the next draft is based on this one',
      typed,
      [tick, respond({ to: 'keepDraft', rowVersion: 5 })],
      { rowVersion: 5, drafts: 'kept' },
    ],
    [
      'a rejected draft asks for theirs',
      refused,
      [],
      { call: { type: 'readTheirs', jobId: 17 }, error: null },
    ],
    [
      'rejected rows too',
      typed,
      [{ type: 'finish', today }, conflict],
      { step: 3, call: { type: 'readTheirs' }, error: null },
    ],
    [
      'who has changed them, and mine stay',
      asked,
      [],
      {
        call: null,
        theirs: { coupons: theirRows, rowVersion: 6, changedBy: 'jdoe' },
        coupons: [{}, { legacyCouponOffer: '141' }, {}],
      },
    ],
    [
      'a service that names no user',
      refused,
      [theirs(theirRows, { rowsChangedBy: undefined })],
      { theirs: { changedBy: null } },
    ],
    [
      'use theirs',
      asked,
      [{ type: 'useTheirs' }],
      { step: 'resuming', call: { type: 'readJob', jobId: 17 } },
    ],
    [
      'overwrite theirs',
      asked,
      [{ type: 'overwriteTheirs' }, tick],
      {
        theirs: null,
        rowVersion: 6,
        call: { type: 'keepDraft', rowVersion: 6, coupons: [{}, { legacyCouponOffer: '141' }, {}] },
      },
    ],
    [
      'also in step 2',
      notLocked,
      [tick, conflict, theirs(theirRows)],
      { step: 2, theirs: { changedBy: 'jdoe' } },
    ],
    [
      'overwrite in step 2',
      notLocked,
      [tick, conflict, theirs(theirRows), { type: 'overwriteTheirs' }],
      { step: 2, theirs: null, rowVersion: 6 },
    ],
    [
      'they have started the job',
      refused,
      [theirs(theirRows, { step: 4, status: 'Processing' })],
      { step: 4 },
    ],
    ['theirs cannot be read', refused, [fail()], { call: null, drafts: 'retrying', theirs: null }],
    [
      'they are the same',
      refused,
      [theirs(typed.coupons)],
      { call: null, theirs: null, rowVersion: 6, savedCoupons: typed.coupons },
    ],
    [
      'a draft of this tab whose response was lost',
      typed,
      [tick, fail(), { type: 'addRow' }, tick, conflict, theirs(typed.coupons), tick],
      { theirs: null, call: { type: 'keepDraft', rowVersion: 6 } },
    ],
    [
      'rows of this tab whose response was lost',
      typed,
      [
        { type: 'finish', today },
        fail(),
        { type: 'removeRow', couponOrder: 1 },
        tick,
        conflict,
        theirs(typed.coupons),
      ],
      { theirs: null, rowVersion: 6 },
    ],
    [
      'a draft of another tab, with its version',
      versioned,
      [{ type: 'tabHidden' }, { type: 'tabShown', now: 0 }, resumedAt({ draft: theirRows, rowVersion: 6 })],
      { coupons: theirRows, rowVersion: 6 },
    ],
    [
      'what this tab has saved',
      after(states.savingStep2, respond({ to: 'saveCoupons' })),
      [resumedAt({ rowVersion: 3 })],
      { step: 3, rowVersion: 3 },
    ],
  ]);
  unchanged([
    ['nothing is kept before the choice', asked, [tick]],
    ['nor finished', asked, [{ type: 'finish', today }]],
    ['no other user has changed them', typed, [{ type: 'useTheirs' }]],
    ['nor in step 2', notLocked, [{ type: 'overwriteTheirs' }]],
    ['there are no rows yet', states.step2, [{ type: 'useTheirs' }]],
    ['nor in step 1', states.step1, [{ type: 'useTheirs' }]],
  ]);
  test('leaving loses mine until the choice', () => expect(hasUnsavedRows(asked)).toBe(true));
  test('step 2 waits for the choice, too', () => {
    const locked = { ...after<Step2State>(notLocked, tick, conflict, theirs(theirRows)), isLocked: true };
    expect(after(locked, { type: 'goToStep3' })).toBe(locked);
  });
});

describe('another campaign', () => {
  const ceRow = { ...createBlankCoupon(17, 1), orceCampaignId: '880214' };
  const typedRow = { ...createBlankCoupon(17, 4), legacyCouponOffer: '150' };
  const coupons = [ceRow, typedRow];
  const atStep3: Step3State = { ...states.step3, coupons };
  const asked = after(atStep3, { type: 'releaseCampaign' });
  const released = after<Step2State>(asked, respond({ to: 'releaseCampaign' }));
  table([
    [
      'asks the service',
      atStep3,
      [{ type: 'releaseCampaign' }],
      { call: { type: 'releaseCampaign', jobId: 17 } },
    ],
    [
      'leads to step 2',
      released,
      [],
      { step: 2, isLocked: false, campaignId: '', call: null, savedCoupons: [] },
    ],
    ['with the rows that were typed', released, [], { coupons: [typedRow] }],
    [
      'at step 2 the id can be corrected',
      states.loaded,
      [{ type: 'releaseCampaign' }, respond({ to: 'releaseCampaign' })],
      { step: 2, isLocked: false, campaignId: states.loaded.campaignId },
    ],
    [
      'whose coupons come before the typed rows',
      released,
      [
        { type: 'campaignChanged', campaignId: '880215' },
        { type: 'loadCoupons' },
        respond({ to: 'loadCampaign' }),
        respond({ to: 'listCoupons', coupons: rightRows(2, 1) }),
      ],
      {
        isLocked: true,
        coupons: [{ couponNumber: 2 }, { couponNumber: 1 }, { couponOrder: 3, legacyCouponOffer: '150' }],
        savedCoupons: rightRows(2, 1).toReversed(),
      },
    ],
    ['or none', released, [{ type: 'skipCoupons' }], { isLocked: true, coupons: [typedRow] }],
    ['a failure stays', asked, [fail('Busy', 503)], { step: 3, error: 'Busy', call: null, coupons }],
    ['of a started job', asked, [fail('Started', 409)], { call: { type: 'readJob' } }],
  ]);
  unchanged([
    ['before there is one', states.campaignTyped, [{ type: 'releaseCampaign' }]],
    ['while a row is edited', states.editing, [{ type: 'releaseCampaign' }]],
    ['a second click', asked, [{ type: 'releaseCampaign' }]],
    ['while saving', states.savingStep2, [{ type: 'releaseCampaign' }]],
  ]);
});

test('what rows will make is known at step 3', () => {
  const barcodeCounts = [{ legacyMailercode: null, orceCampaignId: null, barcodes: 8_495, failure: null }];
  const asked = after(states.savingStep2, respond({ to: 'saveCoupons' }));
  expect(after(asked, resumedAt({ barcodeCounts }))).toMatchObject({ step: 3, call: null, barcodeCounts });
  expect(after(asked, resumedAt({}))).toMatchObject({ barcodeCounts: null });
  expect(after(asked, fail())).toMatchObject({ barcodeCounts: null, error: null });
  const rows = respond({ to: 'listCoupons', coupons: [] });
  expect(after(states.resuming, resumedAt({ barcodeCounts }), rows)).toMatchObject({ barcodeCounts });
});
