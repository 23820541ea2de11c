import { getFailureReason, getJobId, type WizardState } from '@portal/domain/barcode';

const screenTitle = 'Barcode Merge Tool';

/** Title of the browser tab, with the job's status once it has started. */
export function formatWizardTitle(state: WizardState): string {
  const status = formatStatus(state);
  return status === null ? screenTitle : `Job ${getJobId(state)} ${status} · ${screenTitle}`;
}

/** Whether the job has not ended, as far as is known. */
export function isJobRunning(state: WizardState): boolean {
  return state.step === 4 && state.polling.status === 'running' && state.outcome === 'unknown';
}

/** The notification when a job has ended; `null` before. */
export function getJobEndNotification(
  state: WizardState,
): { kind: 'success' | 'error'; text: string } | null {
  const hasEnded = (state.step === 4 && state.polling.status === 'ended') || state.step === 5;
  if (!hasEnded) return null;
  const job = `Job ${state.jobId}`;
  if (state.outcome !== 'failed') return { kind: 'success', text: `${job} is complete.` };
  return { kind: 'error', text: [`${job} has failed.`, getFailureReason(state)].filter(Boolean).join(' ') };
}

function formatStatus(state: WizardState): string | null {
  if (state.step !== 4 && state.step !== 5) return null;
  if (state.step === 4 && state.polling.status === 'cutOff') return 'may still be running';
  if (state.step === 4 && state.polling.status === 'running') return 'is running';
  return state.outcome === 'failed' ? 'has failed' : 'is complete';
}
