import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/** What can go wrong with a call, or `none`. */
export type Fault = keyof typeof faults;

const problem = (status: number, code: string, message: string) =>
  HttpResponse.json(
    { status, code, message, requestId: '3f0c5f3e-7b0e-4d58-9a52-3a1f6f5f2a11' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const faults = {
  none: () => undefined,
  /** The call goes on: a screen answers it with its own answer without rows. */
  empty: () => undefined,
  /** Shown by the text after which the call goes on to the next handler. */
  slow: async () => void (await delay(3_000)),
  endless: async () => void (await delay('infinite')),
  failed: () => problem(500, 'server.error', 'Something went wrong. Try again.'),
  malformed: () => new HttpResponse('{"half":', { headers: { 'content-type': 'application/json' } }),
  unreachable: () => HttpResponse.error(),
  unauthorized: () => problem(401, 'session.expired', 'Your session has ended'),
  forbidden: () => problem(403, 'access.denied', "You don't have permission to use this page"),
};

/** The faults as the toolbar of Storybook names them. */
export const faultTitles: Record<Fault, string> = {
  none: 'No fault',
  slow: 'Slow answers',
  endless: 'No answer',
  empty: 'No rows',
  unauthorized: 'Login unknown (401)',
  forbidden: 'Refused (403)',
  failed: 'Failure (500)',
  malformed: 'Half an answer',
  unreachable: 'No server',
};

/** What a list or a save says of each failure. */
export const faultTexts = {
  failed: 'Something went wrong. Try again.',
  unauthorized: 'Error: Unauthorized: 401 - Please log in',
  forbidden: "You don't have permission to use this page",
  expired: LOGIN_EXPIRED_MESSAGE,
} as const;

/** The calls of a path that meet a fault. */
export type FaultyMethod = 'all' | 'get' | 'post' | 'put';

/** Lets the calls of a path meet a fault; those that the fault does not answer go on. */
export function faulty(path: string, fault: Fault, method: FaultyMethod = 'all'): RequestHandler {
  return http[method](path, faults[fault]);
}
