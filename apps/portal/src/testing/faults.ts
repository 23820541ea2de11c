import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import type { Fault } from './faultTitles.ts';

const problem = (status: number, code: string, message: string) =>
  HttpResponse.json(
    { status, code, message, requestId: '3f0c5f3e-7b0e-4d58-9a52-3a1f6f5f2a11' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const faults = {
  none: () => undefined,
  /** The call is passed on: the screen returns its own response without rows. */
  empty: () => undefined,
  /** Identified by the text after which the call is passed to the next handler. */
  slow: async () => void (await delay(3_000)),
  endless: async () => void (await delay('infinite')),
  failed: () => problem(500, 'server.error', 'Something went wrong. Try again.'),
  malformed: () => new HttpResponse('{"half":', { headers: { 'content-type': 'application/json' } }),
  unreachable: () => HttpResponse.error(),
  unauthorized: () => problem(401, 'session.expired', 'Your session has ended'),
  forbidden: () => problem(403, 'access.denied', "You don't have permission to use this page"),
};

/** The message of a list or a save for each failure. */
export const faultTexts = {
  failed: 'Something went wrong. Try again.',
  unauthorized: 'Error: Unauthorized: 401 - Please log in',
  forbidden: "You don't have permission to use this page",
  expired: LOGIN_EXPIRED_MESSAGE,
} as const;

/** The calls of a path that fail. */
export type FaultyMethod = 'all' | 'get' | 'post' | 'put';

/** Makes the calls of a path fail; calls that the fault does not handle are passed on. */
export function faulty(path: string, fault: Fault, method: FaultyMethod = 'all'): RequestHandler {
  return http[method](path, faults[fault]);
}
