import { describe } from 'vitest';
import { after, respond, fail, logOf, resumedAt, startedAt, states, today } from './testing/wizardStates.ts';
import { table, unchanged } from './testing/wizardTable.ts';

describe('steps 4 and 5', () => {
  const failedResponse = resumedAt({ step: 5, status: 'Failed' });
  const failedJob = after(states.ended, failedResponse, { type: 'goToStep5' });
  table([
    [
      'at the end of the log it asks how the job ended',
      states.ended,
      [],
      { call: { type: 'readJob', jobId: 17 }, outcome: 'unknown', polling: { status: 'running' } },
    ],
    [
      'it is complete',
      states.complete,
      [],
      { step: 4, call: null, outcome: 'complete', polling: { status: 'ended' } },
    ],
    ['it has failed', failedJob, [], { step: 5, outcome: 'failed' }],
    [
      'a service that cannot say',
      states.ended,
      [fail('No such call', 404), { type: 'goToStep5' }],
      { step: 5, outcome: 'unknown' },
    ],
    ['Go to Step 5', states.complete, [{ type: 'goToStep5' }], { step: 5, jobId: 17, outcome: 'complete' }],
    [
      'a lost connection',
      states.ended,
      [fail()],
      { step: 4, call: null, hasPollFailed: true, polling: { status: 'running' } },
    ],
    [
      'a log that is not found',
      states.step4,
      [fail('No log', 404)],
      { call: null, hasPollFailed: true, polling: { status: 'running' } },
    ],
    [
      'it asks again with the next tick',
      states.ended,
      [fail(), { type: 'tick', now: startedAt + 5000 }, logOf('End Processing'), failedResponse],
      { step: 4, outcome: 'failed', hasPollFailed: false, polling: { status: 'ended' } },
    ],
    [
      'Start New Job at step 4',
      states.polled,
      [{ type: 'startOver', today }],
      { step: 1, jobName: '25073', statsTable: '', channelId: null, call: { type: 'listChannels' } },
    ],
    [
      'Start another job at step 5',
      states.step5,
      [{ type: 'startOver', today: '2025-03-15' }],
      { step: 1, jobName: '25074' },
    ],
    [
      'a response for the job before is not taken',
      states.step4,
      [
        { type: 'startOver', today },
        {
          type: 'answered',
          callId: states.step4.call?.id ?? 0,
          now: startedAt,
          response: { to: 'readLog', log: [] },
        },
      ],
      { step: 1, call: { type: 'listChannels' } },
    ],
  ]);
  unchanged([
    ['Go to Step 5 while it runs', states.polled, [{ type: 'goToStep5' }]],
    ['Go to Step 5 before its outcome is known', states.ended, [{ type: 'goToStep5' }]],
    ['Go to Step 5 after the cut-off', states.cutOff, [{ type: 'goToStep5' }]],
    ['Check again while it runs', states.polled, [{ type: 'checkAgain', now: startedAt }]],
    ['a tick after the end', states.complete, [{ type: 'tick', now: startedAt + 10_000_000 }]],
    ['a tick at step 5', states.step5, [{ type: 'tick', now: startedAt + 10_000_000 }]],
    ['editing at step 4', states.polled, [{ type: 'addRow' }]],
    [
      'an outdated response',
      states.polled,
      [{ type: 'answered', callId: 1, now: 0, response: { to: 'readLog', log: [] } }],
    ],
    ['a response to another call', states.step4, [respond({ to: 'startJob' })]],
    [
      'an outdated failure',
      states.polled,
      [{ type: 'failed', callId: 1, now: 0, status: null, message: '' }],
    ],
  ]);
});
