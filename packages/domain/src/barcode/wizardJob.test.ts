import { describe, expect, test } from 'vitest';
import { after, answer, fail, rightRows, states, today, type Step } from './testing/wizardStates.ts';
import { table, unchanged } from './testing/wizardTable.ts';
import type { Step2State } from './wizard.ts';
import { hasUnsavedRows } from './wizardActions.ts';
import { openWizard } from './wizardState.ts';

const refusedText = 'Step 1 failed.  Please check your data and try again.';
const failedText = 'Step 1 failed.  Please try again.';
const type = (changes: object): Step => ({ type: 'jobChanged', values: changes });

describe('step 1', () => {
  table([
    [
      'opens with the code of the day',
      states.opened,
      [],
      { step: 1, jobName: '25073', statsTable: '', channelId: null },
    ],
    ['asks for the channels', states.opened, [], { call: { type: 'listChannels' }, channels: null }],
    ['has the channels', states.step1, [], { call: null, channels: [{ id: 1 }], error: null }],
    ['channels fail', states.opened, [fail()], { step: 1, call: null, error: 'Unable to load channels' }],
    [
      'channels again',
      states.opened,
      [fail(), { type: 'retry' }],
      { call: { type: 'listChannels', id: 2 }, error: null },
    ],
    ['typing while the channels load', states.opened, [type({ jobName: 'a' })], { jobName: 'a' }],
    [
      'posts the job, trimmed',
      states.filled,
      [{ type: 'goToStep2' }],
      {
        step: 1,
        call: {
          type: 'createJob',
          body: { JobName: '25073', JoannStatsTable: 'stats_spring_2025', ChannelId: 1 },
        },
      },
    ],
    [
      'an id leads to step 2',
      states.creating,
      [answer({ to: 'createJob', text: '17' })],
      { step: 2, jobId: 17, call: null },
    ],
    [
      'a negative id',
      states.creating,
      [answer({ to: 'createJob', text: '-1' })],
      { step: 1, call: null, error: refusedText },
    ],
    [
      'no id',
      states.creating,
      [answer({ to: 'createJob', text: '' })],
      { step: 1, call: null, error: failedText },
    ],
    ['no network', states.creating, [fail()], { step: 1, call: null, error: failedText, jobName: ' 25073 ' }],
    ['a refusal by status', states.creating, [fail('Busy', 503)], { step: 1, error: failedText }],
    [
      'another try takes the banner away',
      states.creating,
      [fail(), { type: 'goToStep2' }],
      { error: null, call: { id: 3 } },
    ],
  ]);
  unchanged([
    ['without a job name', after(states.filled, type({ jobName: ' ' })), [{ type: 'goToStep2' }]],
    ['without a stats table', after(states.filled, type({ statsTable: ' ' })), [{ type: 'goToStep2' }]],
    ['without a channel', after(states.filled, type({ channelId: null })), [{ type: 'goToStep2' }]],
    ['with a channel that is none', after(states.filled, type({ channelId: 2 })), [{ type: 'goToStep2' }]],
    ['a second click', states.creating, [{ type: 'goToStep2' }]],
    ['typing while the job is posted', states.creating, [type({ jobName: 'other' })]],
    ['retry with channels', states.step1, [{ type: 'retry' }]],
    ['retry while they load', states.opened, [{ type: 'retry' }]],
    ['Start New Job', states.filled, [{ type: 'startOver', today }]],
  ]);

  test('rows copied from another job belong to the new one', () => {
    const copiedRows = rightRows(1, 2).map((row) => ({ ...row, id: 4 }));
    const fill: Step[] = [answer({ to: 'listChannels', channels: states.step1.channels ?? [] })];
    const state = after<Step2State>(
      openWizard({ today, copiedRows }),
      ...fill,
      type({ statsTable: 'stats', channelId: 1 }),
      { type: 'goToStep2' },
      answer({ to: 'createJob', text: '18' }),
    );
    expect(state).toMatchObject({ step: 2, jobId: 18, isLocked: true, coupons: [{ id: 18 }, { id: 18 }] });
    expect(hasUnsavedRows(state)).toBe(true);
  });
});
