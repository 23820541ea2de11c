import type { WizardEvent } from '@portal/domain/barcode';

type WithoutClock<Event> = Event extends unknown ? Omit<Event, 'now' | 'today'> : never;
/** Events of the host: responses, clock and tab visibility. */
type HostEvent = 'answered' | 'failed' | 'tick' | 'tabHidden' | 'tabShown';

/** A user action: an event of the state machine without the time and date, which the host adds. */
export type WizardAction = WithoutClock<Exclude<WizardEvent, { type: HostEvent }>>;
