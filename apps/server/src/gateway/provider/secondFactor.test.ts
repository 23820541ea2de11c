import { afterAll, expect, test } from 'vitest';
import { password, people } from '../../testing/fixtures.ts';
import { AppUser } from '../../testing/secondFactor.ts';
import { testServer } from '../../testing/testServer.ts';
import { createServerHandler, startUpstreamDouble } from '../../testing/upstreamDouble.ts';

/** A second instance of this server is the provider. */
const provider = testServer();
const double = await startUpstreamDouble(createServerHandler(() => provider.app));
const gateway = testServer({ config: { providerApi: { url: double.url, token: undefined } } });
afterAll(() => double.close());

test('a login through the gateway passes on that a code is missing, which is no failure, or wrong', async () => {
  const user = new AppUser(provider, people.marketing);
  await user.enrol();
  const send = (code?: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/authentication/login',
      payload: { username: people.marketing, password, ...(code === undefined ? {} : { code }) },
    });
  const readFailures = () =>
    gateway.database.db
      .selectFrom('login_attempts')
      .select('failures')
      .where('scope', '=', 'user')
      .executeTakeFirst();
  for (let attempt = 0; attempt < 6; attempt += 1)
    expect((await send()).json()).toMatchObject({
      status: 401,
      code: 'login.code_required',
      secondFactor: { hasApp: true },
    });
  expect(await readFailures()).toEqual({ failures: 0 });
  expect((await send(user.showWrongCode())).json()).toMatchObject({
    status: 401,
    code: 'login.code_wrong',
    secondFactor: { hasApp: true },
  });
  expect(await readFailures()).toEqual({ failures: 1 });
  expect((await send(user.showCode())).statusCode).toBe(200);
});

test('a passkey is passed on', async () => {
  const user = new AppUser(provider, people.care);
  const authenticator = await user.addPasskey();
  const send = (passkey?: object) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/authentication/login',
      payload: { username: people.care, password, passkey },
    });
  const { passkey } = (await send()).json().secondFactor;
  const response = authenticator.respond(passkey);
  expect((await send(response)).statusCode).toBe(200);
  expect((await send(response)).json()).toMatchObject({
    code: 'login.passkey_wrong',
    secondFactor: { hasApp: false, passkey: { rpId: 'localhost' } },
  });
});

test.each([{ hasApp: 'yes' }, { passkey: {} }, 'app'])(
  'of a malformed second step %o, only the code is read',
  async (secondFactor) => {
    const problem = { status: 401, code: 'login.code_required', message: '', requestId: 'r-1', secondFactor };
    const handler = double.handler;
    double.handler = (_call, response) =>
      response.writeHead(401, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/api/authentication/login',
      payload: { username: people.marketing, password },
    });
    double.handler = handler;
    expect(response.json()).toMatchObject({ status: 401, code: 'login.code_required' });
    expect(response.json()).not.toHaveProperty('secondFactor');
  },
);
