import type { FieldDifference } from '@portal/domain';

/** Result of a submit. The host maps its API failures to it in one place. */
export type SubmitResult<Values = unknown> =
  | {
      ok: true;
      /**
       * Text for the status line, such as `Saved`; omit it if something else shows the success (a dialog
       * closes).
       */
      message?: string;
      /**
       * Kind of the message: `saved` (with a check mark, the default), or `info` for information that
       * nothing was saved.
       */
      messageKind?: 'saved' | 'info';
      /** Secondary text after the message: what exactly was saved. */
      detail?: string;
      /** New values of the form, with the focus on its first field; default: the submitted values. */
      values?: Values;
    }
  | SubmitFailure;

/** Someone else has saved a newer version. */
export interface SubmitConflict {
  /** What they changed: `Someone else changed this user`. */
  title: string;
  /** Fields that differ, with both values as texts. */
  differences: readonly FieldDifference[];
  /** Offers to continue from their version; called with the current values of the form. */
  onContinue?: (mine: Readonly<Record<string, unknown>>) => void;
}

/** The submit was rejected. */
export interface SubmitFailure {
  ok: false;
  /** Error of the whole form, shown literally in the status line; of a conflict its title is shown instead. */
  message?: string;
  /** Errors by field. Errors of fields that the form does not show are added to `message`. */
  fields?: ServerFieldMessages;
  /** The differences are shown, and the next submit overwrites their version. */
  conflict?: SubmitConflict;
  /**
   * Field values that the server has computed although it rejected the submit; they are shown in the form.
   */
  serverValues?: Readonly<Record<string, string>>;
  /** The values were stored although something failed: they do not count as unsaved. */
  isStored?: boolean;
  /** If stored: fields of which something else is stored than was submitted. They keep their text, which counts as unsaved. */
  storedValues?: Readonly<Record<string, string>>;
}

/** Result of an API call behind a form that needs the response data; assignable to `SubmitResult`. */
export type SubmitResponse<Data> = { ok: true; data: Data } | SubmitFailure;

/** Field errors as the API sends them: one or several texts by field name. */
export type ServerFieldMessages = Readonly<Record<string, string | readonly string[]>>;

/** Built-in English text when submitting threw an exception, and for a failure without a message. */
export const SUBMIT_FAILED_MESSAGE = "Couldn't save. Try again.";

/** Runs a submit; an exception is reported and becomes a failed result with the message. */
export async function runSubmit<Result>(
  submit: () => Result | Promise<Result>,
  message = SUBMIT_FAILED_MESSAGE,
): Promise<Result | (SubmitFailure & { message: string })> {
  try {
    return await submit();
  } catch (error) {
    reportError(error);
    return { ok: false, message };
  }
}

/** What a failure says, with the errors of fields, where there are no fields to show them at. */
export function formatSubmitFailure(
  { message, fields = {} }: SubmitFailure,
  otherwise = SUBMIT_FAILED_MESSAGE,
): string {
  const texts = [message, ...Object.values(fields).flat()].filter(Boolean);
  return texts.join(' ') || otherwise;
}
