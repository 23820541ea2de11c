import { createClients, createServerClock } from '@portal/api-client';
import { askForLogin } from '../state/loginAgain.ts';
import { currentSession } from '../state/session.ts';
import { resumeWrites } from './resumeWrites.ts';

/** The server's time; every answer teaches it. */
export const serverClock = createServerClock();

/**
 * The APIs, on the origin the portal came from. The barcode and grant APIs are reached through the gateway there.
 * A write whose login has expired asks for a new one and goes on.
 */
export const clients = resumeWrites(
  createClients({
    baseUrls: { provider: '/', barcode: '/barcode', grant: '/grant' },
    login: currentSession,
    clock: serverClock,
  }),
  { login: currentSession, askForLogin: () => askForLogin() },
);
