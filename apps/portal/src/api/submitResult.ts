import { isApiError, type ApiFieldErrors } from '@portal/api-client';
import { failureText } from './failures.ts';

/** What a form is told of its submit: the answer, or what to show for the whole and beside single fields. */
export type Submitted<Data> =
  { ok: true; data: Data } | { ok: false; message: string; fields: ApiFieldErrors };

/**
 * Makes a call the submit of a form: whatever refuses or fails it becomes something to show, so that the form keeps
 * what was typed.
 */
export function submitResult<Values, Data>(
  send: (values: Values) => Promise<Data>,
): (values: Values) => Promise<Submitted<Data>> {
  return async (values) => {
    try {
      return { ok: true, data: await send(values) };
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      const isAboutFields = Object.keys(fields).length > 0;
      return { ok: false, message: isAboutFields ? '' : failureText(error), fields };
    }
  };
}
