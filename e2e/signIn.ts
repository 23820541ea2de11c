import { test, type Page } from '@playwright/test';
import { sessionKey, type Session } from '../apps/portal/src/state/storedSession.ts';
import { originOf } from './servers.ts';

interface Credentials {
  username: string;
  password: string;
}

/** What the server says of a login, and when by its own clock. */
type ServerSession = Omit<Session, 'clockOffsetMs'> & { serverTime: number };

/** Logins of this worker, each used until the server no longer knows it. */
const sessions = new Map<string, ServerSession>();

/** Signs in by the API, or uses an earlier login. No cookie comes with it, so it is bound to no browser. */
export async function signIn({ username, password }: Credentials): Promise<ServerSession> {
  const key = `${username} ${password}`;
  const session = (await renewed(sessions.get(key))) ?? (await logIn({ username, password }));
  sessions.set(key, session);
  return session;
}

/** The session as of now; `null` when the server does not know it, or cannot say. */
async function renewed(session: ServerSession | undefined): Promise<ServerSession | null> {
  if (!session) return null;
  const response = await fetch(addressOf('/api/session'), {
    headers: { authorization: `Bearer ${session.token}` },
  });
  return response.ok ? { ...session, ...(await read(response)) } : null;
}

async function logIn(credentials: Credentials): Promise<ServerSession> {
  const response = await fetch(addressOf('/api/authentication/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`${credentials.username} could not log in: ${response.status}`);
  return read(response);
}

async function read(response: Response): Promise<ServerSession> {
  const session = (await response.json()) as ServerSession;
  return { ...session, serverTime: Date.parse(response.headers.get('date') ?? '') };
}

function addressOf(path: string): string {
  return originOf(test.info().parallelIndex) + path;
}

/** Has every page that is opened from now on find the session, as after a reload. @returns ends that */
export async function presetSession(page: Page, { serverTime, ...session }: ServerSession) {
  const clockOffsetMs = serverTime - (await page.evaluate(() => Date.now()));
  const stored: Session = { ...session, clockOffsetMs };
  return page.addInitScript(
    ([key, text]) => {
      if (window === window.top) sessionStorage.setItem(key, text);
    },
    [sessionKey, JSON.stringify(stored)] as const,
  );
}
