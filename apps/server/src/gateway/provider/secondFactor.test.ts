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
    expect((await send()).json()).toMatchObject({ status: 401, code: 'login.code_required' });
  expect(await readFailures()).toEqual({ failures: 0 });
  expect((await send(user.showWrongCode())).json()).toMatchObject({
    status: 401,
    code: 'login.code_wrong',
  });
  expect(await readFailures()).toEqual({ failures: 1 });
  expect((await send(user.showCode())).statusCode).toBe(200);
});
