import {
  DRAFT_DELAY_MS,
  DRAFT_RETRY_MS,
  needsDraft,
  nextWizardState,
  openWizard,
  POLLING_TIMEOUT_MS,
  POLLING_INTERVAL_MS,
  type Step2State,
  type Step3State,
  type WizardResponse,
  type WizardCall,
  type WizardEvent,
  type OpenWizardOptions,
  type WizardState,
} from '@portal/domain/barcode';
import type { WizardAction } from '@portal/ui/barcode';

/** Dependencies of the wizard's state machine. */
export interface WizardHost {
  /** Sends a call. @throws WizardFailure */
  send: (call: WizardCall) => Promise<WizardResponse>;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** The company's date, `YYYY-MM-DD`. */
  today: () => string;
}

/** The failure of a call, as passed to the state machine. */
export class WizardFailure extends Error {
  /** `null` without a response. */
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/**
 * Runs the wizard's state machine: sends each of its calls once, dispatches the responses, and sends a tick when the
 * next poll is due or rows are to be kept. An external store for React.
 */
export class WizardRunner {
  readonly #host: WizardHost;
  readonly #listeners = new Set<() => void>();
  #state: WizardState;
  #isRunning = false;
  #lastSentId = 0;
  /** The draft that is being sent; the next call waits for it, so that it does not overtake the draft. */
  #draft: Promise<WizardResponse | null> = noDraft;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failure: unknown = null;

  constructor(options: OpenWizardOptions, host: WizardHost, isTabHidden = false) {
    this.#host = host;
    this.#state = openWizard(options, isTabHidden);
  }

  readonly state = (): WizardState => this.#state;

  /** What the last call failed with; `null` if it did not. */
  readonly failure = (): unknown => this.#failure;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Dispatches a user action, with clock and date added. */
  readonly dispatch = (action: WizardAction): void => {
    this.#handle(Object.assign({ now: this.#host.now(), today: this.#host.today() }, action));
  };

  readonly tabChanged = (isHidden: boolean): void => {
    this.#handle(isHidden ? { type: 'tabHidden' } : { type: 'tabShown', now: this.#host.now() });
  };

  /** Starts sending calls and ticks. @returns a function that stops it */
  readonly start = (): (() => void) => {
    this.#isRunning = true;
    this.#proceed();
    return () => {
      this.#isRunning = false;
      clearTimeout(this.#timer);
    };
  };

  #handle(event: WizardEvent): void {
    const next = nextWizardState(this.#state, event);
    if (next === this.#state) {
      if (event.type === 'tick') this.#proceed();
      return;
    }
    this.#state = next;
    this.#proceed();
    for (const listener of this.#listeners) listener();
  }

  #proceed(): void {
    if (!this.#isRunning) return;
    const { call } = this.#state;
    if (call !== null && call.id > this.#lastSentId) {
      this.#lastSentId = call.id;
      void this.#send(call);
    }
    clearTimeout(this.#timer);
    const due = getNextTickTime(this.#state, this.#host.now());
    if (due === null) return;
    this.#timer = setTimeout(
      () => this.#handle({ type: 'tick', now: this.#host.now() }),
      Math.max(0, due - this.#host.now()),
    );
  }

  async #send(call: WizardCall): Promise<void> {
    const callId = call.id;
    try {
      const draft = await this.#draft;
      const sending = this.#host.send(withVersionOf(draft, call));
      this.#draft = call.type === 'keepDraft' ? sending.catch(() => null) : noDraft;
      const response = await sending;
      this.#failure = null;
      this.#handle({ type: 'answered', callId, now: this.#host.now(), response });
    } catch (error) {
      this.#failure = error instanceof WizardFailure ? error.cause : error;
      const status = error instanceof WizardFailure ? error.status : null;
      const message = error instanceof Error ? error.message : String(error);
      this.#handle({ type: 'failed', callId, now: this.#host.now(), status, message });
    }
  }
}

const noDraft = Promise.resolve(null);

/** Rows that are saved right after a draft replace that draft, whose response was not awaited. */
function withVersionOf(draft: WizardResponse | null, call: WizardCall): WizardCall {
  return draft?.to === 'keepDraft' && call.type === 'saveCoupons'
    ? { ...call, rowVersion: draft.rowVersion }
    : call;
}

/** When the next tick is due; `null` for none. */
function getNextTickTime(state: WizardState, now: number): number | null {
  if (state.step === 2 || state.step === 3) return getDraftTime(state, now);
  if (state.step !== 4 || state.polling.status !== 'running') return null;
  if (state.isTabHidden || state.call !== null) return null;
  const { lastPolledAt, startedAt } = state.polling;
  return Math.min(lastPolledAt + POLLING_INTERVAL_MS, startedAt + POLLING_TIMEOUT_MS);
}

/** When the rows are to be kept as a draft: at once, unless the user is typing. */
function getDraftTime(state: Step2State | Step3State, now: number): number | null {
  if (!needsDraft(state)) return null;
  if (state.drafts === 'retrying') return now + DRAFT_RETRY_MS;
  return state.step === 3 && state.editing !== null ? now + DRAFT_DELAY_MS : now;
}
