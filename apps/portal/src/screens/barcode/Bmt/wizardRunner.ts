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

/** What the machine of the wizard needs of the world around it. */
export interface WizardHost {
  /** Sends a call. @throws WizardFailure */
  send: (call: WizardCall) => Promise<WizardAnswer>;
  /** A clock in milliseconds that does not go back. */
  now: () => number;
  /** The local day, `YYYY-MM-DD`. */
  today: () => string;
}

/** Why a call failed, as the machine is told. */
export class WizardFailure extends Error {
  /** `null` when no answer came. */
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/**
 * Runs the machine of the wizard: sends each of its calls once, gives it the answers, and asks it to go on when the next
 * question for the log is due. A store that React reads; nothing of it is drawn here.
 */
export class WizardRunner {
  readonly #host: WizardHost;
  readonly #listeners = new Set<() => void>();
  #state: WizardState;
  #isRunning = false;
  /** Calls up to this id have been sent. */
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

  /** What a person does; clock and day are added. */
  readonly act = (act: WizardAct): void => {
    this.#take(Object.assign({ now: this.#host.now(), today: this.#host.today() }, act));
  };

  readonly tabChanged = (isHidden: boolean): void => {
    this.#take(isHidden ? { type: 'tabHidden' } : { type: 'tabShown', now: this.#host.now() });
  };

  /** Sends what is waited for, and asks on time. @returns what ends it */
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

/** When the machine has to be asked to go on; `null` for not at all. */
function dueAt(state: WizardState): number | null {
  if (state.step !== 4 || state.polling.status !== 'running') return null;
  if (state.isTabHidden || state.call !== null) return null;
  const { askedAt, startedAt } = state.polling;
  return Math.min(askedAt + POLLING_INTERVAL_MS, startedAt + POLLING_CUT_OFF_MS);
}
