import { setTimeout as wait } from 'node:timers/promises';
import { addUsers } from '../../apps/server/src/benchmarks/addUsers.ts';
import { startSmtpDouble, type SmtpDouble } from '../../apps/server/src/testing/smtpDouble.ts';
import { startTemporaryPostgres } from '../../apps/server/src/testing/temporaryPostgres.ts';
import { atMostFigure, median, plainFigure, type Section } from './figures.ts';
import { bearer, clientOf, logIn } from './requests.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

const recipientCount = 5_000;
const list = '/api/mailer?rowsPerPage=100';

/** One message to 5,000 users: how long the sender waits, how long the mails take, and what others notice of it. */
export async function benchMessages(): Promise<Section> {
  const postgres = await startTemporaryPostgres();
  const mailServer = await startSmtpDouble();
  const databaseUrl = postgres.url('postgres');
  const server = await startServer({ DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url });
  try {
    await addUsers(databaseUrl, recipientCount);
    return await measure(server, mailServer);
  } finally {
    await server.stop();
    await mailServer.close();
    await postgres.stop();
  }
}

async function measure(server: ServerProcess, mailServer: SmtpDouble): Promise<Section> {
  const login = bearer(await logIn(server, 'demo.admin'));
  const client = clientOf(server, login);
  const quiet: number[] = [];
  for (let round = 0; round < 100; round += 1) quiet.push(await client.timeOf(list));

  const startedAt = performance.now();
  await send(server, login);
  const answeredMs = performance.now() - startedAt;
  const meanwhile: number[] = [];
  while (mailServer.received.length < recipientCount) {
    meanwhile.push(await client.timeOf(list));
    await wait(20);
  }
  const deliveredMs = performance.now() - startedAt;
  client.close();
  const addresses = new Set(mailServer.received.flatMap(({ to }) => to));
  if (addresses.size !== recipientCount) throw new Error(`Only ${addresses.size} people got a mail.`);
  return {
    title: `A message to ${recipientCount.toLocaleString('en-US')} users`,
    how: 'The running server on PostgreSQL with a mail server beside it that takes everything at once; the list of mailers is asked for before and meanwhile.',
    figures: [
      atMostFigure('until the sender is answered', answeredMs, 1_000, 'ms'),
      atMostFigure('until the last mail is delivered', deliveredMs / 1_000, 60, 's'),
      plainFigure('mails a second', (recipientCount * 1_000) / deliveredMs, ''),
      plainFigure('the list before', median(quiet), 'ms'),
      atMostFigure('the list meanwhile', median(meanwhile), 150, 'ms'),
    ],
  };
}

async function send({ address }: ServerProcess, login: Record<string, string>): Promise<void> {
  const answer = await fetch(new URL('/api/sendmessage', address), {
    method: 'POST',
    headers: { ...login, 'content-type': 'application/json' },
    body: JSON.stringify({
      subject: 'Portal Status',
      message: 'The portal will be unavailable tomorrow.',
      recipients: Array.from({ length: recipientCount }, (_unused, index) => ({
        email: `many.${index + 1}@example.com`,
        name: `Many ${index + 1}`,
      })),
    }),
  });
  if (answer.status !== 204) throw new Error(`The message was refused: ${await answer.text()}`);
}
