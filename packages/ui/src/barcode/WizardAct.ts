import type { WizardEvent } from '@portal/domain/barcode';

type Clockless<Event> = Event extends unknown ? Omit<Event, 'now' | 'today'> : never;
/** What tells of answers, clock and tab: the host's own. */
type HostEvent = 'answered' | 'failed' | 'tick' | 'tabHidden' | 'tabShown';

/** What a person does in the wizard: an event of its machine, to which the host adds clock and day. */
export type WizardAct = Clockless<Exclude<WizardEvent, { type: HostEvent }>>;
