import { isApiError, type ApiFieldErrors } from '@portal/api-client';
import { askForLogin } from '../state/loginAgain.ts';
import { failureText, needsLogin } from './failures.ts';

/** What a form is told of its submit: the answer, or what to show for the whole and beside single fields. */
export type Submitted<Data> =
  { ok: true; data: Data } | { ok: false; message: string; fields: ApiFieldErrors };

/**
 * Makes a call the submit of a form: whatever refuses or fails it becomes something to show, so that the form keeps
 * what was typed. A login that no longer holds is asked for over the page, and the call is then sent once more: it has
 * not been done.
 * @param logInAgain asks the user; tells whether the same user has signed in again
 */
export function submitResult<Values, Data>(
  send: (values: Values) => Promise<Data>,
  logInAgain: () => Promise<boolean> = askForLogin,
): (values: Values) => Promise<Submitted<Data>> {
  return async (values) => {
    const result = await attempt(() => send(values));
    if (result.ok || !needsLogin(result.error)) return shown(result);
    return shown((await logInAgain()) ? await attempt(() => send(values)) : result);
  };
}

type Attempt<Data> = { ok: true; data: Data } | { ok: false; error: unknown };

async function attempt<Data>(send: () => Promise<Data>): Promise<Attempt<Data>> {
  try {
    return { ok: true, data: await send() };
  } catch (error) {
    return { ok: false, error };
  }
}

function shown<Data>(result: Attempt<Data>): Submitted<Data> {
  if (result.ok) return result;
  const fields = isApiError(result.error) ? result.error.fields : {};
  const isAboutFields = Object.keys(fields).length > 0;
  return { ok: false, message: isAboutFields ? '' : failureText(result.error), fields };
}
