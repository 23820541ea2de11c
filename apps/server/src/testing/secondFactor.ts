import { Secret, TOTP } from 'otpauth';
import type { Db } from '../db/database.ts';
import { password } from './fixtures.ts';
import { sendLogin } from './logIn.ts';
import { Authenticator } from './passkeys.ts';
import type { TestServer } from './testServer.ts';

/** The code that an app shows for a secret in Base32. @param steps how many time steps later than now */
export function showCode(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
}

/** A user with an authenticator app or passkeys. */
export class AppUser {
  readonly server: TestServer;
  readonly username: string;
  secret = '';
  /** Of the session that added the last passkey. */
  token = '';
  recoveryCodes: string[] = [];

  constructor(server: TestServer, username: string) {
    this.server = server;
    this.username = username;
  }

  /** @param steps how many time steps later than now */
  showCode(steps = 0): string {
    return showCode(this.secret, steps);
  }

  /** A code that is valid neither now nor soon. */
  showWrongCode(): string {
    const valid = new Set([-2, -1, 0, 1, 2].map((steps) => this.showCode(steps)));
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !valid.has(code)) ?? ''
    );
  }

  logIn(code?: string, typed: string = password, remoteAddress = '127.0.0.1') {
    return this.send({ password: typed, ...(code === undefined ? {} : { code }) }, remoteAddress);
  }

  /** @param body without what is as usual */
  send(body: object, remoteAddress = '127.0.0.1') {
    return sendLogin(this.server.app, { username: this.username, password, ...body }, remoteAddress);
  }

  call(token: string, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
    return this.server.app.inject({
      method,
      url: `/api/secondfactor${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
  }

  /** Sets the app up. The code of the current time step can be used afterwards. */
  async enrol(session?: string): Promise<string> {
    const token: string = session ?? (await this.logIn()).json().token;
    const { secret } = (await this.call(token, 'POST', '/enrolment', { password })).json();
    this.secret = secret;
    const confirmed = await this.call(token, 'POST', '', { code: this.showCode() });
    this.recoveryCodes = confirmed.json().recoveryCodes;
    await forgetUsedCodes(this.server.database.db);
    return token;
  }

  /** Adds a passkey, in a session without two-step verification if there is none yet. */
  async addPasskey(): Promise<Authenticator> {
    const login = await this.logIn();
    if (login.statusCode === 200) this.token = login.json().token;
    const creation = await this.call(this.token, 'POST', '/passkeys/enrolment', { password });
    const authenticator = new Authenticator();
    const added = await this.call(this.token, 'POST', '/passkeys', authenticator.create(creation.json()));
    const { recoveryCodes } = added.json();
    if (recoveryCodes.length > 0) this.recoveryCodes = recoveryCodes;
    return authenticator;
  }
}

export async function forgetUsedCodes(db: Db): Promise<void> {
  await db.updateTable('second_factors').set({ last_step: 0 }).execute();
}

/** Failed logins that are counted for the user. */
export async function readFailures(db: Db): Promise<number> {
  const attempts = db.selectFrom('login_attempts').select('failures').where('scope', '=', 'user');
  return (await attempts.executeTakeFirst())?.failures ?? 0;
}
