import {
  nextWizardState,
  openWizard,
  type BarcodeJobState,
  type WizardResponse,
  type WizardState,
} from '@portal/domain/barcode';
import { expect, test } from 'vitest';
import { getJobEndNotification, isJobRunning, formatWizardTitle } from './wizardStatus.ts';

const job: BarcodeJobState = {
  id: 17,
  jobName: '25073',
  joannStatsTable: 'stats',
  channelId: 1,
  step: 4,
  status: 'Processing',
  orceCampaignId: null,
  campaignLocked: true,
};

function answered(state: WizardState, ...responses: WizardResponse[]): WizardState {
  return responses.reduce(
    (before, response) =>
      nextWizardState(before, { type: 'answered', callId: before.call?.id ?? 0, now: 0, response: response }),
    state,
  );
}

const running = answered(openWizard({ jobId: 17 }), { to: 'readJob', job });
const ended = answered(running, {
  to: 'readLog',
  log: [{ comment: 'No mailer' }, { comment: 'End Processing' }],
});
const complete = answered(ended, { to: 'readJob', job: { ...job, status: 'Complete' } });
const failed = answered(ended, { to: 'readJob', job: { ...job, status: 'Failed' } });
const cutOff = nextWizardState(answered(running, { to: 'readLog', log: [] }), {
  type: 'tick',
  now: 1_200_000,
});
const step5 = nextWizardState(failed, { type: 'goToStep5' });
const opened = openWizard({ today: '2025-03-14' });

test.each([
  [opened, 'Barcode Merge Tool'],
  [openWizard({ jobId: 17 }), 'Barcode Merge Tool'],
  [running, 'Job 17 is running · Barcode Merge Tool'],
  [cutOff, 'Job 17 may still be running · Barcode Merge Tool'],
  [complete, 'Job 17 is complete · Barcode Merge Tool'],
  [failed, 'Job 17 has failed · Barcode Merge Tool'],
  [step5, 'Job 17 has failed · Barcode Merge Tool'],
])('the tab title follows the job status', (state, title) => {
  expect(formatWizardTitle(state)).toBe(title);
});

test('announces the end when the outcome is known', () => {
  expect([opened, running, cutOff, ended].map(getJobEndNotification)).toEqual([null, null, null, null]);
  expect(getJobEndNotification(complete)).toEqual({ kind: 'success', text: 'Job 17 is complete.' });
  expect(getJobEndNotification(failed)).toEqual({ kind: 'error', text: 'Job 17 has failed. No mailer' });
  expect(getJobEndNotification(step5)).toEqual({ kind: 'error', text: 'Job 17 has failed.' });
});

test('a job is running until its log ends', () => {
  expect([opened, running, cutOff, complete].map(isJobRunning)).toEqual([false, true, false, false]);
});
