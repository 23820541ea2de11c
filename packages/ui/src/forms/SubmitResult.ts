/** How a submit ended. A host makes it of its own failures in one place, `submitResult`. */
export type SubmitResult<Values = unknown> =
  | {
      ok: true;
      /** Said in the form's status line, such as `Saved`; nothing when what follows says it (a dialog closes). */
      message?: string;
      /**
       * What kind of message it is: that something was saved (with a tick, the default), or a remark that claims
       * nothing.
       */
      messageKind?: 'saved' | 'remark';
      /** A quiet remark after it: what exactly was saved. */
      detail?: string;
      /** What the form holds from now on, with the focus on its first field; default: what was submitted. */
      values?: Values;
    }
  | SubmitRefusal;

/** What was submitted has not been taken. */
export interface SubmitRefusal {
  ok: false;
  /** What is wrong with the whole, shown literally in the status line. */
  message?: string;
  /** What is wrong with single fields. A name the form does not show joins `message`. */
  fields?: ServerFieldMessages;
  /** What the server has put into fields although it refused, such as a computed text: shown in them from now on. */
  written?: Readonly<Record<string, string>>;
}

/** The answer of a call behind a form that reads what came back; good as a `SubmitResult` as it is. */
export type SubmitAnswer<Data> = { ok: true; data: Data } | SubmitRefusal;

/** Field messages as servers send them: one text or several for each name. */
export type ServerFieldMessages = Readonly<Record<string, string | readonly string[]>>;

/** Shown when submitting threw instead of answering. */
export const SUBMIT_FAILED_MESSAGE = 'This could not be sent. Try again.';
