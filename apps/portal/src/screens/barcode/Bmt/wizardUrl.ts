import { getJobId, type WizardState } from '@portal/domain/barcode';
import { positiveIntegerParam, type UrlState, urlState } from '../../../url/urlState.ts';
import { listInUrl } from './useListInUrl.ts';

export interface WizardLocation {
  /** `null`: a new job. */
  jobId: number | null;
  step: number | null;
  /** The job whose rows are copied to a new one. */
  copiedFrom: number | null;
}

const params = urlState({
  jobId: { ...positiveIntegerParam(), name: 'job' },
  step: positiveIntegerParam(5),
  copiedFrom: { ...positiveIntegerParam(), name: 'from' },
});

/** The wizard in the query of the URL. An open list is closed when it changes. */
export const wizardInUrl: UrlState<WizardLocation> = {
  ...params,
  read(query) {
    const location = params.read(query);
    return location.jobId === null ? { ...location, step: null } : { ...location, copiedFrom: null };
  },
  owns: (name) => params.owns(name) || listInUrl.owns(name),
};

/** The URL state for a wizard state; `null` while it is unknown, when the URL is not changed. */
export function toWizardLocation(state: WizardState): WizardLocation | null {
  if (state.step === 'resuming') return null;
  const jobId = getJobId(state);
  return { jobId, step: jobId === null ? null : state.step, copiedFrom: null };
}

export function toWizardQuery(location: Partial<WizardLocation>): URLSearchParams {
  return wizardInUrl.write({ jobId: null, step: null, copiedFrom: null, ...location });
}

/** Whether two URL states are equal; ignores copied rows, which matter only until the job is created. */
export function isSameLocation(one: WizardLocation, other: WizardLocation): boolean {
  return one.jobId === other.jobId && one.step === other.step;
}
