import { describe, expect, test } from 'vitest';
import { after, respond, fail, rightRows, states, today, type Step } from './testing/wizardStates.ts';
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
    ['requests the channels', states.opened, [], { call: { type: 'listChannels' }, channels: null }],
    ['has the channels', states.step1, [], { call: null, channels: [{ id: 1 }, { id: 5 }], error: null }],
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
      [respond({ to: 'createJob', text: '17' })],
      { step: 2, jobId: 17, call: null },
    ],
    [
      'a negative id',
      states.creating,
      [respond({ to: 'createJob', text: '-1' })],
      { step: 1, call: null, error: refusedText },
    ],
    [
      'no id',
      states.creating,
      [respond({ to: 'createJob', text: '' })],
      { step: 1, call: null, error: failedText },
    ],
    ['no network', states.creating, [fail()], { step: 1, call: null, error: failedText, jobName: ' 25073 ' }],
    [
      'a job of an earlier call',
      states.creating,
      [fail('Your previous attempt succeeded', 409)],
      { step: 1, call: null, error: 'Your previous attempt succeeded' },
    ],
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

  describe('a copy of another job', () => {
    const rows = rightRows(1, 2).map((row) => ({ ...row, id: 4, orceCampaignId: '880214' }));
    const source = { statsTable: 'stats', channelId: 1, campaignId: '880214', rows };
    const copy = (own: Partial<typeof source> | { campaignId: null }) =>
      after<Step2State>(
        openWizard({ today, copied: { ...source, ...own } }),
        respond({ to: 'listChannels', channels: states.step1.channels ?? [] }),
        { type: 'goToStep2' },
        respond({ to: 'createJob', text: '18' }),
      );
    const copiedRows = [{ id: 18 }, { id: 18 }];

    table([
      [
        'has its stats table and channel',
        openWizard({ today, copied: source }),
        [],
        { step: 1, jobName: '25073', statsTable: 'stats', channelId: 1 },
      ],
      [
        'is for the same campaign',
        copy({}),
        [],
        { step: 2, call: { type: 'loadCampaign', jobId: 18, campaignId: '880214' }, coupons: copiedRows },
      ],
      [
        'whose coupons do not replace the rows',
        copy({}),
        [respond({ to: 'loadCampaign' })],
        { call: null, isLocked: true, campaignId: '880214', coupons: copiedRows, savedCoupons: [] },
      ],
      [
        'the campaign fails',
        copy({}),
        [fail('Busy', 503)],
        { step: 2, call: null, isLocked: false, error: 'Busy', coupons: copiedRows },
      ],
      [
        'another campaign replaces the rows',
        copy({}),
        [
          fail('Busy', 503),
          { type: 'campaignChanged', campaignId: '880215' },
          { type: 'loadCoupons' },
          respond({ to: 'loadCampaign' }),
          respond({ to: 'listCoupons', coupons: rightRows(3) }),
        ],
        { call: null, isLocked: true, campaignId: '880215', coupons: rightRows(3) },
      ],
      [
        'Skip CE Coupons clears the rows of the campaign',
        copy({}),
        [fail('Busy', 503), { type: 'skipCoupons' }],
        { isLocked: true, campaignId: '', coupons: [] },
      ],
      [
        'a released campaign is loaded with its rows',
        copy({}),
        [
          respond({ to: 'loadCampaign' }),
          { type: 'releaseCampaign' },
          respond({ to: 'releaseCampaign' }),
          { type: 'loadCoupons' },
          respond({ to: 'loadCampaign' }),
        ],
        { call: { type: 'listCoupons', jobId: 18 }, coupons: [] },
      ],
      ['without a campaign', copy({ campaignId: null }), [], { call: null, isLocked: true, campaignId: '' }],
      [
        'without rows can have another campaign',
        copy({ rows: [] }),
        [],
        { call: null, isLocked: false, campaignId: '880214', coupons: [] },
      ],
      [
        'without rows loads as any other job',
        copy({ rows: [] }),
        [{ type: 'loadCoupons' }, respond({ to: 'loadCampaign' })],
        { call: { type: 'listCoupons', jobId: 18 } },
      ],
    ]);

    test('has rows that are not saved', () => expect(hasUnsavedRows(copy({}))).toBe(true));
    test('is not that of the next new job', () => {
      const failed = after(openWizard({ jobId: 17 }), fail('Gone', 404), { type: 'startOver', today });
      expect(failed).toMatchObject({ copied: null, statsTable: '', channelId: null });
    });
  });
});
