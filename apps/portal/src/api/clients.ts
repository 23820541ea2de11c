import { createClients, createListMemory, createServerClock } from '@portal/api-client';
import { requestLogin } from '../state/loginRequest.ts';
import { getSession } from '../state/session.ts';
import { logFailure } from './failures.ts';
import { sendIdempotencyKeys } from './idempotencyKeys.ts';
import { interceptWrites } from './interceptWrites.ts';
import { retryWritesAfterLogin } from './retryWritesAfterLogin.ts';

/** The server's time, updated by every response. */
export const serverClock = createServerClock();

/** The lists that were received last, cleared with all other data of the user. */
export const receivedLists = createListMemory();

/**
 * The API clients, on the portal's own origin. The barcode and grant APIs are called through its gateway. When the
 * login has expired, a write asks for a new login and is retried. A `POST` can be repeated safely. A failed write is
 * logged to the console, as failed queries are.
 */
export const clients = interceptWrites(
  sendIdempotencyKeys(
    retryWritesAfterLogin(
      createClients({
        baseUrls: { provider: '/', barcode: '/barcode', grant: '/grant' },
        login: getSession,
        clock: serverClock,
        lists: receivedLists,
      }),
      { login: getSession, requestLogin },
    ),
  ),
  (write, send) =>
    send(write).catch((error: unknown) => {
      logFailure(error);
      throw error;
    }),
);
