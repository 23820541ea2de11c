import { isApiError, type ApiFieldErrors } from '@portal/api-client';
import type { ToggleResult } from '@portal/ui/administration';
import { getFailureMessage, logFailure } from './failures.ts';

/** The result of a submit: the response data, or a message for the form and errors of single fields. */
export type Submitted<Data> =
  { ok: true; data: Data } | { ok: false; message: string; fields: ApiFieldErrors };

/**
 * Wraps a call as submit handler of a form: failures become a result to show, so that the form keeps its values.
 */
export function submitResult<Values, Data>(
  send: (values: Values) => Promise<Data>,
): (values: Values) => Promise<Submitted<Data>> {
  return async (values) => {
    try {
      return { ok: true, data: await send(values) };
    } catch (error) {
      logFailure(error);
      const fields = isApiError(error) ? error.fields : {};
      const isAboutFields = Object.keys(fields).length > 0;
      return { ok: false, message: isAboutFields ? '' : getFailureMessage(error), fields };
    }
  };
}

/** Runs a call for a checkbox that saves immediately: success, or an error message. */
export async function toggleResult(send: () => Promise<unknown>): Promise<ToggleResult> {
  const result = await submitResult(send)(undefined);
  if (result.ok) return { ok: true };
  const fieldTexts = Object.values(result.fields).flat();
  return { ok: false, message: result.message || fieldTexts.join(' ') };
}
