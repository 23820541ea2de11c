import { createClients, createServerClock } from '@portal/api-client';
import { askForLogin } from '../state/loginAgain.ts';
import { currentSession } from '../state/session.ts';
import { resumeWrites } from './resumeWrites.ts';

/** The server's time, updated by every response. */
export const serverClock = createServerClock();

/**
 * The API clients, on the portal's own origin. The barcode and grant APIs are called through its gateway. When the
 * login has expired, a write asks for a new login and is retried.
 */
export const clients = resumeWrites(
  createClients({
    baseUrls: { provider: '/', barcode: '/barcode', grant: '/grant' },
    login: currentSession,
    clock: serverClock,
  }),
  { login: currentSession, askForLogin: () => askForLogin() },
);
