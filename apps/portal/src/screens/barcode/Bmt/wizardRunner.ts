import {
  nextWizardState,
  openWizard,
  POLLING_CUT_OFF_MS,
  POLLING_INTERVAL_MS,
  type WizardAnswer,
  type WizardCall,
  type WizardEvent,
  type WizardOpening,
  type WizardState,
} from '@portal/domain/barcode';
import type { WizardAct } from '@portal/ui/barcode';

/** Dependencies of the wizard's state machine. */
export interface WizardHost {
  /** Sends a call. @throws WizardFailure */
  send: (call: WizardCall) => Promise<WizardAnswer>;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** The local date, `YYYY-MM-DD`. */
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
 * next poll is due. An external store for React.
 */
export class WizardRunner {
  readonly #host: WizardHost;
  readonly #listeners = new Set<() => void>();
  #state: WizardState;
  #isRunning = false;
  /** Id of the last call sent. */
  #sent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(opening: WizardOpening, host: WizardHost, isTabHidden = false) {
    this.#host = host;
    this.#state = openWizard(opening, isTabHidden);
  }

  readonly state = (): WizardState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Dispatches a user action, with clock and date added. */
  readonly act = (act: WizardAct): void => {
    this.#take(Object.assign({ now: this.#host.now(), today: this.#host.today() }, act));
  };

  readonly tabChanged = (isHidden: boolean): void => {
    this.#take(isHidden ? { type: 'tabHidden' } : { type: 'tabShown', now: this.#host.now() });
  };

  /** Starts sending calls and ticks. @returns a function that stops it */
  readonly start = (): (() => void) => {
    this.#isRunning = true;
    this.#goOn();
    return () => {
      this.#isRunning = false;
      clearTimeout(this.#timer);
    };
  };

  #take(event: WizardEvent): void {
    const next = nextWizardState(this.#state, event);
    if (next === this.#state) {
      if (event.type === 'tick') this.#goOn();
      return;
    }
    this.#state = next;
    this.#goOn();
    for (const listener of this.#listeners) listener();
  }

  #goOn(): void {
    if (!this.#isRunning) return;
    const { call } = this.#state;
    if (call !== null && call.id > this.#sent) {
      this.#sent = call.id;
      void this.#send(call);
    }
    clearTimeout(this.#timer);
    const due = dueAt(this.#state);
    if (due === null) return;
    this.#timer = setTimeout(
      () => this.#take({ type: 'tick', now: this.#host.now() }),
      Math.max(0, due - this.#host.now()),
    );
  }

  async #send(call: WizardCall): Promise<void> {
    const callId = call.id;
    try {
      const answer = await this.#host.send(call);
      this.#take({ type: 'answered', callId, now: this.#host.now(), answer });
    } catch (error) {
      const status = error instanceof WizardFailure ? error.status : null;
      const message = error instanceof Error ? error.message : String(error);
      this.#take({ type: 'failed', callId, now: this.#host.now(), status, message });
    }
  }
}

/** When the next tick is due; `null` for none. */
function dueAt(state: WizardState): number | null {
  if (state.step !== 4 || state.polling.status !== 'running') return null;
  if (state.isTabHidden || state.call !== null) return null;
  const { askedAt, startedAt } = state.polling;
  return Math.min(askedAt + POLLING_INTERVAL_MS, startedAt + POLLING_CUT_OFF_MS);
}
