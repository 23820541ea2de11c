import { describe, expect, test } from 'vitest';
import { MAX_COUPON_ROWS, createBlankCoupon, toCouponCells } from './coupon.ts';
import {
  after,
  respond,
  fail,
  resumedAt,
  rightRows,
  states,
  today,
  type Step,
} from './testing/wizardStates.ts';
import { table, unchanged } from './testing/wizardTable.ts';
import type { Step2State, Step3State, WizardState } from './wizard.ts';
import { hasUnsavedRows } from './wizardActions.ts';

const numbers = (state: WizardState) => (state as Step2State).coupons.map((row) => row.couponNumber);

describe('step 2', () => {
  table([
    ['begins open and empty', states.step2, [], { campaignId: '', isLocked: false, coupons: [] }],
    ['typing', states.step2, [{ type: 'campaignChanged', campaignId: '8' }], { campaignId: '8' }],
    [
      'Load CE Coupons posts the campaign',
      states.campaignTyped,
      [{ type: 'loadCoupons' }],
      { call: { type: 'loadCampaign', jobId: 17, campaignId: '880214' }, isLocked: false },
    ],
    [
      'then fetches the rows',
      states.fetching,
      [],
      { call: { type: 'listCoupons', jobId: 17 }, isLocked: false },
    ],
    [
      'then is locked',
      states.loaded,
      [],
      { call: null, isLocked: true, coupons: [{ couponOrder: 1 }, {}, {}] },
    ],
    [
      'the post fails',
      states.posting,
      [fail('Busy', 503)],
      { step: 2, isLocked: false, call: null, error: 'Busy' },
    ],
    ['the fetch fails', states.fetching, [fail()], { isLocked: false, call: null, error: 'No connection' }],
    [
      'an unknown campaign',
      states.fetching,
      [respond({ to: 'listCoupons', coupons: [] })],
      { isLocked: true, coupons: [] },
    ],
    [
      'Skip CE Coupons',
      states.campaignTyped,
      [{ type: 'skipCoupons' }],
      { isLocked: true, coupons: [], call: null, campaignId: '' },
    ],
    ['Skip without a campaign', states.step2, [{ type: 'skipCoupons' }], { isLocked: true, call: null }],
    [
      'Go to Step 3 saves the rows',
      states.loaded,
      [{ type: 'goToStep3' }],
      { step: 2, call: { type: 'saveCoupons', jobId: 17, coupons: rightRows(1, 2, 3) } },
    ],
    [
      'saved rows lead to step 3',
      states.savingStep2,
      [respond({ to: 'saveCoupons' })],
      { step: 3, jobId: 17, call: { type: 'readJob' }, savedCoupons: rightRows(1, 2, 3) },
    ],
    [
      'the save fails',
      states.savingStep2,
      [fail('Busy', 503)],
      { step: 2, isLocked: true, call: null, error: 'Busy' },
    ],
    [
      'the save is refused',
      states.savingStep2,
      [fail('Started', 409)],
      { step: 2, error: 'Started', call: { type: 'readJob' } },
    ],
  ]);
  unchanged([
    ['Load without a campaign', states.step2, [{ type: 'loadCoupons' }]],
    [
      'Load with blanks',
      after(states.step2, { type: 'campaignChanged', campaignId: ' ' }),
      [{ type: 'loadCoupons' }],
    ],
    ['a second click on Load', states.posting, [{ type: 'loadCoupons' }]],
    ['Skip while loading', states.fetching, [{ type: 'skipCoupons' }]],
    ['typing when locked', states.loaded, [{ type: 'campaignChanged', campaignId: '9' }]],
    ['Load when locked', states.loaded, [{ type: 'loadCoupons' }]],
    ['Skip when locked', states.loaded, [{ type: 'skipCoupons' }]],
    ['Go to Step 3 before the lock', states.campaignTyped, [{ type: 'goToStep3' }]],
    ['a second click on Go to Step 3', states.savingStep2, [{ type: 'goToStep3' }]],
    ['the first row up', states.loaded, [{ type: 'moveRow', from: 0, to: -1 }]],
    ['the last row down', states.loaded, [{ type: 'moveRow', from: 2, to: 3 }]],
    ['moving while saving', states.savingStep2, [{ type: 'moveRow', from: 0, to: 1 }]],
    ['Start New Job', states.loaded, [{ type: 'startOver', today }]],
    ['Finish', states.loaded, [{ type: 'finish', today }]],
  ]);

  test('a move swaps the order numbers of two adjacent rows and is saved', () => {
    const moved = after(states.loaded, { type: 'moveRow', from: 1, to: 0 });
    expect(numbers(moved)).toEqual([2, 1, 3]);
    expect([hasUnsavedRows(states.loaded), hasUnsavedRows(moved)]).toEqual([false, true]);
    expect(after(moved, { type: 'goToStep3' }).call).toMatchObject({
      coupons: [{ couponNumber: 2, couponOrder: 1 }, { couponNumber: 1, couponOrder: 2 }, {}],
    });
  });

  test('rows are sorted, whatever order the response has', () => {
    const rows = rightRows(3, 1, 2);
    const listed = after(states.fetching, respond({ to: 'listCoupons', coupons: rows }));
    expect(numbers(listed)).toEqual([2, 3, 1]);
  });
});

describe('step 3', () => {
  const cell = (value: string): Step => ({ type: 'cellChanged', cell: 'legacyCouponOffer', value });
  const wrongRow = after<Step3State>(states.editing, cell('12'), { type: 'saveRow' });
  const refused = after<Step3State>(wrongRow, { type: 'finish', today });
  const coupons = Array.from({ length: MAX_COUPON_ROWS }, (_, index) => createBlankCoupon(17, index + 1));
  const full: Step3State = { ...states.step3, coupons };
  const withTime = { ...createBlankCoupon(17, 1), startDate: '2025-03-06T00:00:00' };

  table([
    [
      'Edit',
      states.step3,
      [{ type: 'editRow', couponOrder: 2 }],
      { editing: { couponOrder: 2, cells: { legacyCouponOffer: '140' } } },
    ],
    [
      'typing is cut at the limit',
      states.editing,
      [cell('1234')],
      { editing: { cells: { legacyCouponOffer: '123' } } },
    ],
    [
      'Save',
      states.editing,
      [cell('141'), { type: 'saveRow' }],
      { editing: null, coupons: [{}, { legacyCouponOffer: '141' }, {}] },
    ],
    [
      'Cancel',
      states.editing,
      [cell('141'), { type: 'cancelRow' }],
      { editing: null, coupons: states.step3.coupons },
    ],
    [
      'Add a Barcode Row',
      states.step3,
      [{ type: 'addRow' }],
      { editing: null, coupons: [{}, {}, {}, createBlankCoupon(17, 4)] },
    ],
    [
      'pasted rows',
      states.step3,
      [{ type: 'acceptPastedRows', rows: [{ ...toCouponCells({}), legacyCouponOffer: '150' }] }],
      { coupons: [{}, {}, {}, { couponOrder: 4, legacyCouponOffer: '150', id: 17 }] },
    ],
    [
      'Finish with a wrong row',
      wrongRow,
      [{ type: 'finish', today }],
      {
        step: 3,
        call: null,
        rowErrors: [{ couponOrder: 2, message: 'Coupon 2 Barcode Offer is not valid' }],
      },
    ],
    [
      'a corrected row removes its message',
      refused,
      [{ type: 'editRow', couponOrder: 2 }, cell('141'), { type: 'saveRow' }],
      { rowErrors: [] },
    ],
    [
      'the edit of another leaves it',
      refused,
      [{ type: 'editRow', couponOrder: 1 }, { type: 'saveRow' }],
      { rowErrors: [{ couponOrder: 2 }] },
    ],
    [
      'a move takes all messages, whose numbers it changes',
      refused,
      [{ type: 'moveRow', from: 0, to: 1 }],
      { rowErrors: [] },
    ],
    [
      'Finish saves',
      states.step3,
      [{ type: 'finish', today }],
      { step: 3, rowErrors: [], call: { type: 'saveCoupons', jobId: 17, coupons: rightRows(1, 2, 3) } },
    ],
    [
      'then starts',
      states.finishing,
      [respond({ to: 'saveCoupons' })],
      { step: 3, call: { type: 'startJob', jobId: 17 } },
    ],
    [
      'then is at step 4 and asks at once',
      states.starting,
      [respond({ to: 'startJob' })],
      { step: 4, jobId: 17, polling: { status: 'running' }, call: { type: 'readLog', jobId: 17 } },
    ],
    ['the save fails', states.finishing, [fail('Busy', 503)], { step: 3, call: null, error: 'Busy' }],
    [
      'the save is refused, as another tab has started the job',
      states.finishing,
      [fail('Started', 409), resumedAt({ step: 4, status: 'Processing' })],
      { step: 4, error: null },
    ],
    [
      'the start fails: did it start?',
      states.starting,
      [fail()],
      { step: 3, error: 'No connection', call: { type: 'readJob', jobId: 17 } },
    ],
    [
      'it did',
      states.starting,
      [fail(), resumedAt({ step: 4, status: 'Processing' })],
      { step: 4, error: null, call: { type: 'readLog' } },
    ],
    [
      'it did, and has ended',
      states.starting,
      [fail(), resumedAt({ step: 5, status: 'Complete' })],
      { step: 5, outcome: 'complete' },
    ],
    ['it did not', states.starting, [fail(), resumedAt({})], { step: 3, call: null, error: 'No connection' }],
    [
      'it is not known',
      states.starting,
      [fail(), fail('Gone', 404)],
      { step: 3, call: null, error: 'No connection' },
    ],
    [
      'Finish again meanwhile',
      states.starting,
      [fail(), { type: 'finish', today }],
      { error: null, call: { type: 'saveCoupons' } },
    ],
  ]);
  unchanged([
    ['Edit while another row is edited', states.editing, [{ type: 'editRow', couponOrder: 1 }]],
    ['Edit of a row that is none', states.step3, [{ type: 'editRow', couponOrder: 9 }]],
    ['Add while a row is edited', states.editing, [{ type: 'addRow' }]],
    [
      'paste while a row is edited',
      states.editing,
      [{ type: 'acceptPastedRows', rows: [toCouponCells({})] }],
    ],
    ['Finish while a row is edited', states.editing, [{ type: 'finish', today }]],
    ['moving while a row is edited', states.editing, [{ type: 'moveRow', from: 0, to: 1 }]],
    ['typing without Edit', states.step3, [cell('1')]],
    ['Save without Edit', states.step3, [{ type: 'saveRow' }]],
    ['a second click on Finish', states.finishing, [{ type: 'finish', today }]],
    ['a third one', states.starting, [{ type: 'finish', today }]],
    ['Edit while saving', states.finishing, [{ type: 'editRow', couponOrder: 1 }]],
    ['Add to a full job', full, [{ type: 'addRow' }]],
    ['paste into a full job', full, [{ type: 'acceptPastedRows', rows: [toCouponCells({})] }]],
    ['Start New Job', states.step3, [{ type: 'startOver', today }]],
  ]);

  test('the date used at Finish is that of the event', () => {
    const typed: Step = { type: 'cellChanged', cell: 'legacyCouponExpiration', value: '25073' };
    const dated = after(states.editing, typed, { type: 'saveRow' });
    expect(after(dated, { type: 'finish', today })).toMatchObject({ call: { type: 'saveCoupons' } });
    expect(after(dated, { type: 'finish', today: '2025-03-15' })).toMatchObject({
      call: null,
      rowErrors: [{ message: 'Coupon 2 Barcode Expiration must be later than today (25074)' }],
    });
  });

  test('what is not saved is known: what was typed, not a row that was only opened', () => {
    const added = after(states.step3, { type: 'addRow' });
    const typed = after(states.editing, cell('141'));
    const back = after(typed, cell('140'));
    const known = [states.step3, states.editing, added, typed, back, states.starting, states.step4];
    expect(known.map(hasUnsavedRows)).toEqual([false, false, true, true, false, false, false]);
    const dated: Step3State = { ...states.step3, coupons: [withTime], savedCoupons: [withTime] };
    expect(hasUnsavedRows(after(dated, { type: 'editRow', couponOrder: 1 }))).toBe(false);
  });

  describe('rows are removed', () => {
    const remove = (couponOrder: number): Step => ({ type: 'removeRow', couponOrder });
    const removed = after<Step3State>(states.step3, remove(2));
    table([
      ['one', states.step3, [remove(2)], { coupons: [{ couponOrder: 1 }, { couponOrder: 3 }] }],
      ['all', removed, [remove(1), remove(3)], { coupons: [] }],
      ['with its messages', refused, [remove(2)], { rowErrors: [] }],
      ['not with those of others', refused, [remove(1)], { rowErrors: [{ couponOrder: 2 }] }],
      ['and put back', removed, [{ type: 'restoreRow' }], { coupons: rightRows(1, 2, 3), removedRow: null }],
      ['only the last one', removed, [remove(3)], { removedRow: { couponOrder: 3 } }],
      [
        'edits leave it',
        removed,
        [{ type: 'editRow', couponOrder: 1 }, { type: 'saveRow' }],
        { removedRow: {} },
      ],
      ['a new row may take its number', removed, [{ type: 'addRow' }], { removedRow: null }],
      ['a move may, too', removed, [{ type: 'moveRow', from: 0, to: 1 }], { removedRow: null }],
    ]);
    unchanged([
      ['one that is none', states.step3, [remove(9)]],
      ['while a row is edited', states.editing, [remove(1)]],
      ['while saving', states.finishing, [remove(1)]],
      ['nothing to put back', states.step3, [{ type: 'restoreRow' }]],
      [
        'put back while a row is edited',
        after(removed, { type: 'editRow', couponOrder: 1 }),
        [{ type: 'restoreRow' }],
      ],
    ]);
  });
});
