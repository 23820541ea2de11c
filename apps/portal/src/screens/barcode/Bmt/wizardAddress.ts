import { jobIdOf, type WizardState } from '@portal/domain/barcode';

/** What the address says of the wizard. */
export interface WizardPlace {
  /** `null`: a new job. */
  jobId: number | null;
  step: number | null;
  /** The job whose rows a new one begins with. */
  copiedFrom: number | null;
}

const names = { jobId: 'job', step: 'step', copiedFrom: 'from' } as const;
const largestId = 2_147_483_647;

/** Reads the query of the address, in which anything may stand. */
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

/** Where a state stands; `null` while it is not known, and the address is left as it is. */
export function placeOf(state: WizardState): WizardPlace | null {
  if (state.step === 'resuming') return null;
  const jobId = jobIdOf(state);
  return { jobId, step: jobId === null ? null : state.step, copiedFrom: null };
}

/** The query of the address of a place; what it says beside it (an open list) goes. */
export function placeQuery(place: Partial<WizardPlace>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [field, name] of Object.entries(names)) {
    const value = place[field as keyof WizardPlace];
    if (value) params.set(name, String(value));
  }
  return params;
}

/** Whether two places are the same; that rows were copied counts only until there is a job. */
export function isSamePlace(one: WizardPlace, other: WizardPlace): boolean {
  return one.jobId === other.jobId && one.step === other.step;
}
