import { demoAccounts } from '../../apps/server/src/db/demo-data/demoAccounts.ts';
import { startSmtpDouble, type SmtpDouble } from '../../apps/server/src/testing/smtpDouble.ts';
import { expect, test as base } from '../fixtures.ts';
import { secondPortOf, startServer } from '../servers.ts';

/** Has a portal of its own, which sends by a mail server. */
const test = base.extend<object, { mailServer: SmtpDouble; portal: string }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, run) => {
      const mailServer = await startSmtpDouble();
      await run(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ mailServer }, run, { parallelIndex }) => {
      const port = secondPortOf(parallelIndex);
      const server = await startServer(port, { SMTP_URL: mailServer.url });
      await run(`http://127.0.0.1:${port}`);
      expect(server.differences, 'responses that differ from the contract').toEqual([]);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ portal }, run) => run(`${portal}/portal/`),
});

test.skip(Boolean(process.env.E2E_PROVIDER), 'an external provider sends its own mails');

test('emails that could not be delivered lead to their messages', async ({ page, request, mailServer }) => {
  const { username, password } = demoAccounts.find((account) => account.username === 'demo.admin') ?? {};
  await page.goto('Home');
  await page.getByLabel('User name').fill(username ?? '');
  await page.getByLabel('Password').fill(password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  const lines = page.getByRole('list', { name: 'Needs attention' });
  await expect(lines).toBeVisible();
  await expect(lines.getByRole('link', { name: /delivered/ })).toHaveCount(0);

  const login = await request.post('/api/authentication/login', { data: { username, password } });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const users = (await (await request.get('/api/user', { headers })).json()) as { email: string }[];
  const [reached, ...unreached] = users.slice(0, 3).map(({ email }) => ({ email, name: 'Ada Quilter' }));
  mailServer.responses.recipient = (address) =>
    unreached.some(({ email }) => email === address) ? '550 no such mailbox' : undefined;
  for (const [subject, recipients] of [
    ['To all users', [reached, ...unreached]],
    ['To one user', [reached]],
  ] as const) {
    const data = { subject, message: 'Text', recipients };
    expect((await request.post('/api/sendmessage', { headers, data })).ok()).toBe(true);
  }
  await expect.poll(() => mailServer.received.length).toBe(2);

  const line = lines.getByRole('link', { name: '2 emails could not be delivered' });
  await expect(async () => {
    await page.reload();
    await expect(line).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await line.click();
  const messages = page.getByRole('table', { name: 'Sent messages' });
  await expect(messages.getByRole('cell', { name: 'To all users' })).toBeVisible();
  await expect(messages.getByText('To one user')).toHaveCount(0);
});
