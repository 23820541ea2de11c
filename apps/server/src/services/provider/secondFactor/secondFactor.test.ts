import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { findUserId, password, people, setLocked } from '../../../testing/fixtures.ts';
import { AppUser, forgetUsedCodes, readFailures } from '../../../testing/secondFactor.ts';
import { listAudit } from '../../../testing/signInBrowser.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const care = new AppUser(server, people.care);
const admin = new AppUser(server, people.admin);
const getStatus = async (token: string) =>
  (await server.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;
const readCode = (response: { json: () => { code: string } }) => response.json().code;

beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['second_factors', 'second_factor_enrolments', 'login_attempts', 'audit'] as const)
    await db.deleteFrom(table).execute();
});

describe('setting it up', () => {
  test('takes the password and a first code, and shows recovery codes once', async () => {
    const { token } = (await care.logIn()).json();
    const off = {
      isOn: false,
      since: null,
      hasApp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      isRequired: false,
      offersPasskeys: true,
    };
    expect((await care.call(token, 'GET', '')).json()).toEqual(off);

    const started = (await care.call(token, 'POST', '/enrolment', { password })).json();
    care.secret = started.secret;
    expect(started.uri).toContain(`secret=${started.secret}`);
    expect((await care.logIn()).statusCode).toBe(200);
    expect((await care.call(token, 'GET', '')).json()).toEqual(off);

    const { recoveryCodes } = (await care.call(token, 'POST', '', { code: care.showCode() })).json();
    expect(recoveryCodes).toHaveLength(10);
    const on = (await care.call(token, 'GET', '')).json();
    expect(on).toEqual({
      ...off,
      isOn: true,
      since: expect.any(String),
      hasApp: true,
      recoveryCodesLeft: 10,
    });
    expect(readCode(await care.logIn())).toBe('login.code_required');
  });

  test('a wrong password starts nothing, and counts as a failed login', async () => {
    const { token } = (await care.logIn()).json();
    const refused = await care.call(token, 'POST', '/enrolment', { password: 'wrong' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ password: ['The password is incorrect'] });
    expect(await readFailures(server.database.db)).toBe(1);
    await care.call(token, 'POST', '/enrolment', { password });
    expect(await readFailures(server.database.db)).toBe(1);
    for (let count = 0; count < 4; count += 1)
      await care.call(token, 'POST', '/enrolment', { password: 'wrong' });
    const blocked = await care.call(token, 'POST', '/enrolment', { password });
    expect(blocked.json()).toEqual({ password: ['The password is incorrect'] });
    const tries = (await listAudit(server)).filter(({ operation }) => operation === 'startSecondFactor');
    expect(tries.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 5 }, () => 'failed'),
      'refused',
    ]);
  });

  test('a wrong code turns nothing on; a later start replaces the secret', async () => {
    const { token } = (await care.logIn()).json();
    const early = await care.call(token, 'POST', '', { code: '123456' });
    expect(early.json()).toEqual({ code: ['The setup has expired. Start again.'] });
    care.secret = (await care.call(token, 'POST', '/enrolment', { password })).json().secret;
    const first = care.showCode();
    const refused = await care.call(token, 'POST', '', { code: care.showWrongCode() });
    expect(refused.json()).toEqual({ code: ['The code is not valid'] });
    care.secret = (await care.call(token, 'POST', '/enrolment', { password })).json().secret;
    expect((await care.call(token, 'POST', '', { code: first })).statusCode).toBe(400);
    expect((await care.call(token, 'POST', '', { code: care.showCode() })).statusCode).toBe(200);
  });

  test('an unconfirmed secret expires', async () => {
    const { token } = (await care.logIn()).json();
    care.secret = (await care.call(token, 'POST', '/enrolment', { password })).json().secret;
    await sql`update second_factor_enrolments set expires_at = expires_at - interval '1 hour'`.execute(
      server.database.db,
    );
    expect((await care.call(token, 'POST', '', { code: care.showCode() })).statusCode).toBe(400);
  });

  test('is refused while it is on', async () => {
    const token = await care.enrol();
    const response = await care.call(token, 'POST', '/enrolment', { password });
    expect([response.statusCode, readCode(response)]).toEqual([409, 'second_factor.exists']);
  });

  test('of two confirmations at once, one succeeds', async () => {
    const { token } = (await care.logIn()).json();
    care.secret = (await care.call(token, 'POST', '/enrolment', { password })).json().secret;
    const code = care.showCode();
    const both = await Promise.all([1, 2].map(() => care.call(token, 'POST', '', { code })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });
});

describe('a login', () => {
  test('with the right password and a code returns a session', async () => {
    await care.enrol();
    const response = await care.logIn(care.showCode());
    expect(response.statusCode).toBe(200);
    expect(await getStatus(response.json().token)).toBe(200);
    expect(await listAudit(server)).toContainEqual({
      username: people.care,
      operation: 'login',
      object: 'code of the app',
      outcome: 'done',
    });
  });

  test('without a code is no failure, creates no session, and does not clear failures', async () => {
    await care.enrol();
    const countSessions = async () =>
      (await server.database.db.selectFrom('sessions').select('token_hash').execute()).length;
    await care.logIn(undefined, 'wrong');
    await listAudit(server);
    const before = await countSessions();
    for (let count = 0; count < 10; count += 1) {
      const response = await care.logIn(count % 2 ? '' : undefined);
      expect([response.statusCode, readCode(response)]).toEqual([401, 'login.code_required']);
    }
    expect(await readFailures(server.database.db)).toBe(1);
    expect(await countSessions()).toBe(before);
    expect(await listAudit(server)).toEqual([]);
  });

  test('with a wrong password reveals nothing, whatever the code is', async () => {
    await care.enrol();
    const other = new AppUser(server, people.marketing);
    const unknown = new AppUser(server, 'unknown.user');
    const read = async (response: ReturnType<typeof care.logIn>) => {
      const { requestId: _each, ...body } = (await response).json();
      return body;
    };
    const expected = await read(unknown.logIn(undefined, 'wrong'));
    expect(expected).toMatchObject({ code: 'login.failed', status: 401 });
    for (const code of [undefined, care.showCode(), '000000', care.recoveryCodes[0]]) {
      expect(await read(care.logIn(code, 'wrong', '10.0.0.1'))).toEqual(expected);
      expect(await read(other.logIn(code, 'wrong', '10.0.0.1'))).toEqual(expected);
    }
    expect(await care.logIn(care.showCode())).toMatchObject({ statusCode: 200 });
  });

  test('a code is ignored for a user without two-step verification', async () => {
    expect((await care.logIn('123456')).statusCode).toBe(200);
  });

  test('five wrong codes block the user, as five wrong passwords do', async () => {
    await care.enrol();
    await listAudit(server);
    for (let count = 0; count < 5; count += 1) {
      const response = await care.logIn(care.showWrongCode());
      expect([response.statusCode, readCode(response)]).toEqual([401, 'login.code_wrong']);
    }
    expect(readCode(await care.logIn(care.showCode()))).toBe('login.failed');
    expect(readCode(await care.logIn())).toBe('login.failed');
    const wrong = { username: people.care, operation: 'login', object: 'wrong code', outcome: 'failed' };
    expect((await listAudit(server)).slice(0, 5)).toEqual(Array.from({ length: 5 }, () => wrong));
  });

  test('of 20 wrong codes at once, five are checked', async () => {
    await care.enrol();
    const wrong = care.showWrongCode();
    const responses = await Promise.all(Array.from({ length: 20 }, () => care.logIn(wrong)));
    expect(responses.filter((response) => readCode(response) === 'login.code_wrong')).toHaveLength(5);
  });

  test('a code is valid once, and an older one not after it', async () => {
    await care.enrol();
    const [older, code] = [care.showCode(-1), care.showCode()];
    expect((await care.logIn(code)).statusCode).toBe(200);
    expect(readCode(await care.logIn(code))).toBe('login.code_wrong');
    expect(readCode(await care.logIn(older))).toBe('login.code_wrong');
  });

  test('of simultaneous logins with one code, one succeeds', async () => {
    await care.enrol();
    for (const code of [care.showCode(), care.recoveryCodes[3]]) {
      const both = await Promise.all([1, 2, 3].map(() => care.logIn(code)));
      expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });

  test.each(['code of the app', 'recovery code'])('does not use up the %s if it fails', async (kind) => {
    await care.enrol();
    const code = kind === 'recovery code' ? care.recoveryCodes[0] : care.showCode();
    await server.database.query('alter table sessions add constraint broken check (false) not valid');
    expect((await care.logIn(code)).statusCode).toBe(500);
    await server.database.query('alter table sessions drop constraint broken');
    expect((await care.logIn(code)).statusCode).toBe(200);
  });

  test('the code that confirmed the setup is used up', async () => {
    const { token } = (await care.logIn()).json();
    care.secret = (await care.call(token, 'POST', '/enrolment', { password })).json().secret;
    const code = care.showCode();
    await care.call(token, 'POST', '', { code });
    expect(readCode(await care.logIn(code))).toBe('login.code_wrong');
  });

  test('a recovery code is valid once, however it is typed', async () => {
    const token = await care.enrol();
    const [code = ''] = care.recoveryCodes;
    expect((await care.logIn(` ${code.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200);
    expect(readCode(await care.logIn(code))).toBe('login.code_wrong');
    expect((await care.call(token, 'GET', '')).json().recoveryCodesLeft).toBe(9);
  });

  test('the codes of another user are wrong', async () => {
    await care.enrol();
    await admin.enrol();
    expect(readCode(await care.logIn(admin.showCode()))).toBe('login.code_wrong');
    expect(readCode(await care.logIn(admin.recoveryCodes[0]))).toBe('login.code_wrong');
  });

  test('of a locked user fails as ever', async () => {
    await care.enrol();
    await setLocked(server.database.db, people.care, true);
    const responses = [await care.logIn(), await care.logIn(care.showCode())];
    await setLocked(server.database.db, people.care, false);
    expect(responses.map(readCode)).toEqual(['login.failed', 'login.failed']);
  });
});

describe('afterwards', () => {
  test('new recovery codes replace the old ones, with the password', async () => {
    const token = await care.enrol();
    const refused = await care.call(token, 'POST', '/recoverycodes', { password: 'wrong' });
    expect(refused.json()).toEqual({ password: ['The password is incorrect'] });
    const [old] = care.recoveryCodes;
    const renewed = (await care.call(token, 'POST', '/recoverycodes', { password })).json().recoveryCodes;
    expect(readCode(await care.logIn(old))).toBe('login.code_wrong');
    expect((await care.logIn(renewed[9])).statusCode).toBe(200);
  });

  test('of several renewals at once, the codes of one are valid', async () => {
    const token = await care.enrol();
    await Promise.all([1, 2, 3, 4].map(() => care.call(token, 'POST', '/recoverycodes', { password })));
    expect((await care.call(token, 'GET', '')).json().recoveryCodesLeft).toBe(10);
  });

  test('a renewal that is overtaken by a removal finds nothing to renew', async () => {
    const token = await care.enrol();
    const [removed, renewed] = await Promise.all([
      care.call(token, 'DELETE', '', { password }),
      care.call(token, 'POST', '/recoverycodes', { password }),
    ]);
    expect(removed.statusCode).toBe(204);
    expect([200, 404]).toContain(renewed.statusCode);
  });

  test('it can be turned off, with the password; nothing of it is left', async () => {
    const token = await care.enrol();
    expect((await care.call(token, 'DELETE', '', { password: 'wrong' })).statusCode).toBe(400);
    expect((await care.call(token, 'DELETE', '', { password })).statusCode).toBe(204);
    expect((await care.logIn()).statusCode).toBe(200);
    expect(await server.database.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/recoverycodes'],
    ] as const) {
      const response = await care.call(token, method, path, { password });
      expect([response.statusCode, readCode(response)]).toEqual([404, 'second_factor.not_found']);
    }
  });

  test('a changed password leaves it on', async () => {
    const token = await care.enrol();
    const change = (oldPassword: string, newPassword: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/user/changePassword',
        headers: { authorization: `Bearer ${token}` },
        payload: { oldPassword, newPassword, confirmPassword: newPassword },
      });
    await change(password, 'Blue-Kettle-41');
    expect(readCode(await care.logIn(undefined, 'Blue-Kettle-41'))).toBe('login.code_required');
    await change('Blue-Kettle-41', password);
  });

  test('what changes is recorded, without secrets', async () => {
    const token = await care.enrol();
    await care.logIn(care.showCode());
    await care.logIn(care.recoveryCodes[0]);
    await care.call(token, 'POST', '/recoverycodes', { password });
    await care.call(token, 'DELETE', '', { password });
    const { rows } = await sql<{ text: string }>`select a::text as text from audit a`.execute(
      server.database.db,
    );
    const everything = [...rows.map(({ text }) => text), JSON.stringify(server.logs)].join('\n');
    for (const secret of [care.secret, care.showCode(), ...care.recoveryCodes])
      expect(everything).not.toContain(secret);
    const object = `user ${await findUserId(server.database.db, people.care)} (${people.care})`;
    const operations = ['confirmSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor'];
    const entries = await listAudit(server);
    expect(entries.filter(({ operation }) => operation !== 'login')).toEqual(
      operations.map((operation) => ({ username: people.care, operation, object, outcome: 'done' })),
    );
  });

  test('the database has no recovery code', async () => {
    await care.enrol();
    const { rows } = await sql<{ text: string }>`select r::text as text from recovery_codes r`.execute(
      server.database.db,
    );
    const stored = rows.map(({ text }) => text.toLowerCase()).join('\n');
    for (const code of care.recoveryCodes)
      for (const form of [
        code,
        code.replaceAll('-', ''),
        Buffer.from(code.replaceAll('-', '')).toString('hex'),
      ])
        expect(stored).not.toContain(form.toLowerCase());
  });
});

describe('an administrator', () => {
  const reset = async (username: string, as: string = people.admin) =>
    server.request(as, {
      method: 'DELETE',
      url: `/api/user/${await findUserId(server.database.db, username)}/secondfactor`,
    });
  const hasSecondFactor = async () =>
    (await server.request(people.admin, { url: '/api/user' }))
      .json()
      .find(({ username }: { username: string }) => username === people.care).hasSecondFactor;

  test('sees who has it, and resets it: the sessions of the user end', async () => {
    expect(await hasSecondFactor()).toBe(false);
    const token = await care.enrol();
    expect(await hasSecondFactor()).toBe(true);
    await listAudit(server);
    expect((await reset(people.care)).statusCode).toBe(204);
    expect(await hasSecondFactor()).toBe(false);
    expect(await getStatus(token)).toBe(401);
    expect(await listAudit(server)).toEqual([
      {
        username: people.admin,
        operation: 'resetSecondFactor',
        object: `user ${await findUserId(server.database.db, people.care)} (${people.care})`,
        outcome: 'done',
      },
    ]);
    expect((await care.logIn()).statusCode).toBe(200);
    expect((await reset(people.care)).statusCode).toBe(404);
  });

  test('cannot reset their own, nor can others reset any', async () => {
    await care.enrol();
    const own = await reset(people.admin);
    expect([own.statusCode, readCode(own)]).toEqual([409, 'second_factor.own']);
    expect((await reset(people.care, people.marketing)).statusCode).toBe(403);
    await forgetUsedCodes(server.database.db);
    expect((await care.logIn(care.showCode())).statusCode).toBe(200);
  });
});
