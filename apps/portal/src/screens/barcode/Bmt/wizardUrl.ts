import { getJobId, type WizardState } from '@portal/domain/barcode';

/** The URL state of the wizard. */
export interface WizardLocation {
  /** `null`: a new job. */
  jobId: number | null;
  step: number | null;
  /** The job whose rows are copied to a new one. */
  copiedFrom: number | null;
}

const paramNames = { jobId: 'job', step: 'step', copiedFrom: 'from' } as const;
const maxId = 2_147_483_647;

/** Parses the query of the URL; invalid values count as absent. */
export function parseWizardLocation(params: URLSearchParams): WizardLocation {
  const parseNumber = (name: string, max: number) => {
    const text = params.get(name) ?? '';
    const value = Number(text);
    return /^[1-9]\d{0,9}$/.test(text) && value <= max ? value : null;
  };
  const jobId = parseNumber(paramNames.jobId, maxId);
  if (jobId === null) return { jobId, step: null, copiedFrom: parseNumber(paramNames.copiedFrom, maxId) };
  return { jobId, step: parseNumber(paramNames.step, 5), copiedFrom: null };
}

/** The URL state for a wizard state; `null` while it is unknown, when the URL is not changed. */
export function toWizardLocation(state: WizardState): WizardLocation | null {
  if (state.step === 'resuming') return null;
  const jobId = getJobId(state);
  return { jobId, step: jobId === null ? null : state.step, copiedFrom: null };
}

/** The query for a URL state; other parameters (an open list) are dropped. */
export function toWizardQuery(location: Partial<WizardLocation>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [field, name] of Object.entries(paramNames)) {
    const value = location[field as keyof WizardLocation];
    if (value) params.set(name, String(value));
  }
  return params;
}

/** Whether two URL states are equal; ignores copied rows, which matter only until the job is created. */
export function isSameLocation(one: WizardLocation, other: WizardLocation): boolean {
  return one.jobId === other.jobId && one.step === other.step;
}
