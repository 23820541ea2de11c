import { jobIdOf, type WizardState } from '@portal/domain/barcode';

/** The URL state of the wizard. */
export interface WizardPlace {
  /** `null`: a new job. */
  jobId: number | null;
  step: number | null;
  /** The job whose rows are copied to a new one. */
  copiedFrom: number | null;
}

const names = { jobId: 'job', step: 'step', copiedFrom: 'from' } as const;
const largestId = 2_147_483_647;

/** Parses the query of the URL; invalid values count as absent. */
export function readPlace(params: URLSearchParams): WizardPlace {
  const number = (name: string, most: number) => {
    const text = params.get(name) ?? '';
    const value = Number(text);
    return /^[1-9]\d{0,9}$/.test(text) && value <= most ? value : null;
  };
  const jobId = number(names.jobId, largestId);
  if (jobId === null) return { jobId, step: null, copiedFrom: number(names.copiedFrom, largestId) };
  return { jobId, step: number(names.step, 5), copiedFrom: null };
}

/** The URL state for a wizard state; `null` while it is unknown, when the URL is not changed. */
export function placeOf(state: WizardState): WizardPlace | null {
  if (state.step === 'resuming') return null;
  const jobId = jobIdOf(state);
  return { jobId, step: jobId === null ? null : state.step, copiedFrom: null };
}

/** The query for a URL state; other parameters (an open list) are dropped. */
export function placeQuery(place: Partial<WizardPlace>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [field, name] of Object.entries(names)) {
    const value = place[field as keyof WizardPlace];
    if (value) params.set(name, String(value));
  }
  return params;
}

/** Whether two URL states are equal; ignores copied rows, which matter only until the job is created. */
export function isSamePlace(one: WizardPlace, other: WizardPlace): boolean {
  return one.jobId === other.jobId && one.step === other.step;
}
