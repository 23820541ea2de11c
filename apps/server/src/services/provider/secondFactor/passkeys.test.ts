import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { findUserId, password, people, setLocked } from '../../../testing/fixtures.ts';
import { Authenticator, text } from '../../../testing/passkeys.ts';
import { AppUser, readFailures } from '../../../testing/secondFactor.ts';
import { listAudit } from '../../../testing/signInBrowser.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const care = new AppUser(server, people.care);
const admin = new AppUser(server, people.admin);
const readOutcome = (response: { statusCode: number; json: () => { code?: string } }) =>
  response.statusCode === 200 ? 200 : response.json().code;

/** Signs in with the password, and with the response to the request for a passkey. */
async function logIn(
  user: AppUser,
  authenticator: Authenticator,
  options?: { origin?: string; count?: number },
) {
  const { passkey } = (await user.logIn()).json().secondFactor;
  return user.send({ passkey: authenticator.respond(passkey, options) });
}
const startCreation = async (user: AppUser, token: string) =>
  (await user.call(token, 'POST', '/passkeys/enrolment', { password })).json();

beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['second_factors', 'passkey_challenges', 'login_attempts', 'audit'] as const)
    await db.deleteFrom(table).execute();
});

describe('adding a passkey', () => {
  test('takes the password, turns two-step verification on, and shows recovery codes once', async () => {
    const { token } = (await care.logIn()).json();
    const refused = await care.call(token, 'POST', '/passkeys/enrolment', { password: 'wrong' });
    expect(refused.json()).toEqual({ password: ['The password is incorrect'] });
    const creation = await startCreation(care, token);
    expect(creation).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [], attestation: 'none' });
    // Says nothing about the user.
    expect(Buffer.from(creation.user.id, 'base64url')).toHaveLength(32);
    expect(readOutcome(await care.logIn())).toBe(200);

    const first = new Authenticator();
    const added = await care.call(token, 'POST', '/passkeys', first.create(creation));
    expect(added.json().recoveryCodes).toHaveLength(10);
    expect(readOutcome(await care.logIn())).toBe('login.code_required');
    expect((await care.call(token, 'GET', '')).json()).toEqual({
      isOn: true,
      since: expect.any(String),
      hasApp: false,
      passkeys: [
        { passkeyId: expect.any(Number), name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null },
      ],
      recoveryCodesLeft: 10,
      isRequired: false,
      offersPasskeys: true,
    });

    const again = await startCreation(care, token);
    expect(again.user.id).toBe(creation.user.id);
    expect(again.excludeCredentials).toEqual([
      { type: 'public-key', id: first.id.toString('base64url'), transports: ['internal'] },
    ]);
    const second = await care.call(token, 'POST', '/passkeys', new Authenticator().create(again));
    expect(second.json()).toEqual({ recoveryCodes: [] });
  });

  test('the handles of two users differ', async () => {
    const handles = await Promise.all(
      [care, admin].map(async (user) => {
        const { token } = (await user.logIn()).json();
        return (await startCreation(user, token)).user.id;
      }),
    );
    expect(new Set(handles).size).toBe(2);
  });

  test.each([
    {
      what: 'of another site',
      options: { origin: 'https://portal.example' },
      reason: /^Unexpected registration response origin/,
    },
    {
      what: 'with certificates, which could name any URL',
      options: { attestation: text('packed') },
      reason: /^Unexpected attestation packed$/,
    },
    {
      what: 'with another attestation',
      options: { attestation: text('fido-u2f') },
      reason: /^Unexpected attestation fido-u2f$/,
    },
  ])('one $what is refused', async ({ options, reason }) => {
    const { token } = (await care.logIn()).json();
    const created = new Authenticator().create(await startCreation(care, token), options);
    const response = await care.call(token, 'POST', '/passkeys', created);
    expect([response.statusCode, readOutcome(response)]).toEqual([400, 'passkey.invalid']);
    expect(server.logs.findLast(({ msg }) => msg === 'passkey rejected')?.reason).toMatch(reason);
    expect(readOutcome(await care.logIn())).toBe(200);
  });

  test('a challenge is valid once, for its user and purpose, and for five minutes', async () => {
    const { token } = (await care.logIn()).json();
    const { token: other } = (await admin.logIn()).json();
    const add = async (as: string, creation: Parameters<Authenticator['create']>[0]) =>
      readOutcome(await care.call(as, 'POST', '/passkeys', new Authenticator().create(creation)));
    const creation = await startCreation(care, token);
    expect(await add(other, creation)).toBe('passkey.invalid');
    expect(await add(token, creation)).toBe(200);
    expect(await add(token, creation)).toBe('passkey.invalid');

    const { passkey } = (await care.logIn()).json().secondFactor;
    expect(await add(token, { ...creation, challenge: passkey.challenge })).toBe('passkey.invalid');

    const late = await startCreation(care, token);
    await sql`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`.execute(
      server.database.db,
    );
    expect(await add(token, late)).toBe('passkey.invalid');
  });

  test('a passkey belongs to one user', async () => {
    const authenticator = await care.addPasskey();
    const { token } = (await admin.logIn()).json();
    const created = authenticator.create(await startCreation(admin, token));
    expect(readOutcome(await admin.call(token, 'POST', '/passkeys', created))).toBe('passkey.invalid');
    expect(readOutcome(await admin.logIn())).toBe(200);
  });

  test('the name is one line', async () => {
    const { token } = (await care.logIn()).json();
    const created = new Authenticator().create(await startCreation(care, token));
    for (const name of ['two\nlines', ' ']) {
      const response = await care.call(token, 'POST', '/passkeys', { ...created, name });
      expect([response.statusCode, response.json()]).toEqual([400, { name: ['Name must be one line'] }]);
    }
    expect(readOutcome(await care.call(token, 'POST', '/passkeys', created))).toBe(200);
  });

  test('a user has at most ten', async () => {
    await care.addPasskey();
    await sql`
      insert into passkeys (user_id, name, credential_id, public_key, user_handle, sign_count, transports)
      select user_id, name, int4send(n), public_key, user_handle, 0, transports
      from passkeys, generate_series(1, 9) as n`.execute(server.database.db);
    const response = await care.call(care.token, 'POST', '/passkeys/enrolment', { password });
    expect([response.statusCode, readOutcome(response)]).toEqual([409, 'passkey.limit']);
  });
});

describe('a login', () => {
  test('with the right password and a passkey returns a session', async () => {
    const authenticator = await care.addPasskey();
    const response = await logIn(care, authenticator);
    expect(response.statusCode).toBe(200);
    const [{ lastUsedAt }] = (await care.call(response.json().token, 'GET', '')).json().passkeys;
    expect(lastUsedAt).toEqual(expect.any(String));
    const login = { username: people.care, operation: 'login', object: 'passkey', outcome: 'done' };
    expect(await listAudit(server)).toContainEqual(login);
  });

  test('says what the second step takes, after the right password only', async () => {
    expect((await care.logIn(undefined, 'wrong')).json()).not.toHaveProperty('secondFactor');
    const authenticator = await care.addPasskey();
    const { secondFactor } = (await care.logIn()).json();
    expect(secondFactor).toMatchObject({
      hasApp: false,
      passkey: {
        rpId: 'localhost',
        allowCredentials: [{ id: authenticator.id.toString('base64url'), transports: ['internal'] }],
      },
    });
    expect((await care.logIn(undefined, 'wrong')).json()).not.toHaveProperty('secondFactor');
    await care.enrol(care.token);
    expect((await care.logIn()).json().secondFactor.hasApp).toBe(true);
    expect(await readFailures(server.database.db)).toBe(1);
  });

  test('takes a code of the app or a recovery code in place of the passkey', async () => {
    await care.addPasskey();
    const [code = ''] = care.recoveryCodes;
    expect(readOutcome(await care.logIn('123456'))).toBe('login.code_wrong');
    expect(readOutcome(await care.logIn(code))).toBe(200);
    await care.enrol(care.token);
    expect(care.recoveryCodes).toEqual([]);
    expect(readOutcome(await care.logIn(care.showCode()))).toBe(200);
  });

  test('a response is valid once', async () => {
    const authenticator = await care.addPasskey();
    const { passkey } = (await care.logIn()).json().secondFactor;
    const response = authenticator.respond(passkey);
    const all = await Promise.all([1, 2, 3].map(() => care.send({ passkey: response })));
    expect(all.map(readOutcome).toSorted()).toEqual([200, 'login.passkey_wrong', 'login.passkey_wrong']);
    // Signed again, by the same passkey.
    expect(readOutcome(await care.send({ passkey: authenticator.respond(passkey) }))).toBe(
      'login.passkey_wrong',
    );
  });

  test('a wrong response offers a new challenge and counts as a wrong password', async () => {
    const authenticator = await care.addPasskey();
    const wrong = await logIn(care, authenticator, { origin: 'https://portal.example' });
    expect([wrong.statusCode, readOutcome(wrong)]).toEqual([401, 'login.passkey_wrong']);
    expect(await readFailures(server.database.db)).toBe(1);
    const { passkey } = wrong.json().secondFactor;
    expect(readOutcome(await care.send({ passkey: authenticator.respond(passkey) }))).toBe(200);

    for (let count = 0; count < 5; count += 1)
      await logIn(care, authenticator, { origin: 'https://portal.example' });
    expect(readOutcome(await care.logIn())).toBe('login.failed');
    const entry = { username: people.care, operation: 'login', object: 'wrong passkey', outcome: 'failed' };
    expect((await listAudit(server)).filter(({ object }) => object === 'wrong passkey')).toEqual(
      Array.from({ length: 6 }, () => entry),
    );
  });

  test('a counter that does not grow is refused, unless there is none', async () => {
    const authenticator = await care.addPasskey();
    expect(readOutcome(await logIn(care, authenticator, { count: 0 }))).toBe(200);
    expect(readOutcome(await logIn(care, authenticator, { count: 7 }))).toBe(200);
    for (const count of [7, 6, 0])
      expect(readOutcome(await logIn(care, authenticator, { count }))).toBe('login.passkey_wrong');
    expect(readOutcome(await logIn(care, authenticator, { count: 8 }))).toBe(200);
  });

  test('the passkey of another user is refused, also for the challenge of the user', async () => {
    const ofCare = await care.addPasskey();
    const ofAdmin = await admin.addPasskey();
    expect(readOutcome(await logIn(care, ofAdmin))).toBe('login.passkey_wrong');
    const { passkey } = (await care.logIn()).json().secondFactor;
    expect(readOutcome(await admin.send({ passkey: ofAdmin.respond(passkey) }))).toBe('login.passkey_wrong');
    const response = { ...ofAdmin.respond(passkey), id: ofCare.id.toString('base64url') };
    expect(readOutcome(await care.send({ passkey: response }))).toBe('login.passkey_wrong');
  });

  test.each(['', 'e30', Buffer.from('{"challenge":5}').toString('base64url')])(
    'client data %o is refused',
    async (clientDataJSON) => {
      const authenticator = await care.addPasskey();
      const { passkey } = (await care.logIn()).json().secondFactor;
      const response = await care.send({ passkey: { ...authenticator.respond(passkey), clientDataJSON } });
      expect(readOutcome(response)).toBe(clientDataJSON === '' ? 'request.invalid' : 'login.passkey_wrong');
    },
  );

  test('of a locked user fails as ever', async () => {
    const authenticator = await care.addPasskey();
    const { passkey } = (await care.logIn()).json().secondFactor;
    await setLocked(server.database.db, people.care, true);
    const response = await care.send({ passkey: authenticator.respond(passkey) });
    await setLocked(server.database.db, people.care, false);
    expect(readOutcome(response)).toBe('login.failed');
  });

  test('of a user without passkeys ignores one', async () => {
    const authenticator = await care.addPasskey();
    const { passkey } = (await care.logIn()).json().secondFactor;
    expect(readOutcome(await admin.send({ passkey: authenticator.respond(passkey) }))).toBe(200);
  });
});

describe('removing', () => {
  test('takes the password; with the last one, two-step verification is off', async () => {
    const authenticator = await care.addPasskey();
    await care.addPasskey();
    const [first, second] = (await care.call(care.token, 'GET', '')).json().passkeys;
    const remove = (id: number, typed = password) =>
      care.call(care.token, 'DELETE', `/passkeys/${id}`, { password: typed });
    expect((await remove(first.passkeyId, 'wrong')).json()).toEqual({
      password: ['The password is incorrect'],
    });
    expect((await remove(first.passkeyId)).statusCode).toBe(204);
    expect(readOutcome(await remove(first.passkeyId))).toBe('passkey.not_found');
    expect(readOutcome(await logIn(care, authenticator))).toBe('login.passkey_wrong');
    expect((await remove(second.passkeyId)).statusCode).toBe(204);
    expect(readOutcome(await care.logIn())).toBe(200);
    expect(await server.database.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });

  test('the passkey of another user is not found', async () => {
    await care.addPasskey();
    await admin.addPasskey();
    const [{ passkeyId }] = (await admin.call(admin.token, 'GET', '')).json().passkeys;
    const response = await care.call(care.token, 'DELETE', `/passkeys/${passkeyId}`, { password });
    expect(readOutcome(response)).toBe('passkey.not_found');
  });

  test('the app leaves the passkeys, and the passkeys the app', async () => {
    const authenticator = await care.addPasskey();
    await care.enrol(care.token);
    expect((await care.call(care.token, 'DELETE', '/app', { password: 'wrong' })).statusCode).toBe(400);
    expect((await care.call(care.token, 'DELETE', '/app', { password })).statusCode).toBe(204);
    expect(readOutcome(await care.call(care.token, 'DELETE', '/app', { password }))).toBe(
      'second_factor.not_found',
    );
    expect(readOutcome(await care.logIn(care.showCode()))).toBe('login.code_wrong');
    expect(readOutcome(await logIn(care, authenticator))).toBe(200);

    await care.enrol(care.token);
    const [{ passkeyId }] = (await care.call(care.token, 'GET', '')).json().passkeys;
    await care.call(care.token, 'DELETE', `/passkeys/${passkeyId}`, { password });
    expect(readOutcome(await care.logIn(care.showCode()))).toBe(200);
    await care.call(care.token, 'DELETE', '/app', { password });
    expect(readOutcome(await care.logIn())).toBe(200);
  });

  test('of the app and the only passkey at once leaves nothing', async () => {
    await care.addPasskey();
    await care.enrol(care.token);
    const [{ passkeyId }] = (await care.call(care.token, 'GET', '')).json().passkeys;
    await Promise.all(
      ['/app', `/passkeys/${passkeyId}`].map((path) => care.call(care.token, 'DELETE', path, { password })),
    );
    expect((await care.call(care.token, 'GET', '')).json()).toMatchObject({ isOn: false });
  });

  test('what changes is recorded, with the name', async () => {
    await care.addPasskey();
    const [{ passkeyId }] = (await care.call(care.token, 'GET', '')).json().passkeys;
    await care.call(care.token, 'DELETE', `/passkeys/${passkeyId}`, { password: 'wrong' });
    await care.call(care.token, 'DELETE', `/passkeys/${passkeyId}`, { password });
    const user = `user ${await findUserId(server.database.db, people.care)} (${people.care})`;
    const entries = (await listAudit(server)).filter(({ operation }) => operation !== 'login');
    expect(entries.map(({ operation, object, outcome }) => [operation, object, outcome])).toEqual([
      ['confirmPasskey', `${user}, Laptop`, 'done'],
      ['removePasskey', user, 'failed'],
      ['removePasskey', `${user}, Laptop`, 'done'],
    ]);
  });

  test('an administrator resets passkeys too, and a terminated user leaves none', async () => {
    const countAll = async () => {
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from passkeys) + (select count(*) from passkey_challenges) as count`.execute(
        server.database.db,
      );
      return rows[0]?.count;
    };
    const userId = await findUserId(server.database.db, people.care);
    await care.addPasskey();
    await startCreation(care, care.token);
    const reset = await server.request(people.admin, {
      method: 'DELETE',
      url: `/api/user/${userId}/secondfactor`,
    });
    expect([reset.statusCode, await countAll()]).toEqual([204, 0]);
    expect(readOutcome(await care.logIn())).toBe(200);

    await care.addPasskey();
    await care.logIn();
    await server.request(people.admin, { method: 'DELETE', url: `/api/user/${userId}` });
    expect(await countAll()).toBe(0);
  });
});
