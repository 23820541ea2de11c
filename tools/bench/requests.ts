import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '../../apps/server/src/db/demo-data/demoAccounts.ts';
import type { ServerProcess } from './serverProcess.ts';

/** Asks over one connection that is kept: by GET, or by POST when there is something to send. */
export interface Client {
  /** From sending the request to the last byte of its answer, in ms. @throws when the answer is no success */
  timeOf: (path: string, body?: object) => Promise<number>;
  close: () => void;
}

interface Answer {
  status: number;
  text: string;
}

/** A server refuses while something else has kept it from running: then it is asked again, so often. */
const patience = 20;
const busyMs = 500;

export function clientOf({ address }: ServerProcess, headers: Record<string, string> = {}): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async timeOf(path, body) {
      let startedAt = 0;
      await untilNotBusy(() => {
        startedAt = performance.now();
        return answerOf(new URL(path, address), agent, headers, body);
      });
      return performance.now() - startedAt;
    },
    close: () => agent.destroy(),
  };
}

/** Signs a demo account in. @returns the answer; its token proves who asks */
export async function logIn({ address }: ServerProcess, username: string): Promise<{ token: string }> {
  const account = demoAccounts.find((each) => each.username === username);
  const text = await untilNotBusy(() =>
    fetched(new URL('/api/authentication/login', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: account?.password }),
    }),
  );
  return JSON.parse(text) as { token: string };
}

/** The header that a token is sent in. */
export function bearer({ token }: { token: string }): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** One answer as text. */
export function answerTo({ address }: ServerProcess, path: string, token: string): Promise<string> {
  return untilNotBusy(() => fetched(new URL(path, address), { headers: bearer({ token }) }));
}

async function fetched(url: URL, options: RequestInit): Promise<Answer> {
  const answer = await fetch(url, options);
  return { status: answer.status, text: await answer.text() };
}

async function untilNotBusy(ask: () => Promise<Answer>): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, text } = await ask();
    if (status === 200) return text;
    if (status !== 503 || attempt === patience) throw new Error(`The server answered ${status}: ${text}`);
    await wait(busyMs);
  }
}

function answerOf(
  url: URL,
  agent: Agent,
  headers: Record<string, string>,
  body: object | undefined,
): Promise<Answer> {
  const sent = body && JSON.stringify(body);
  const options = sent
    ? { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
    : { agent, headers };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      );
    });
    asked.on('error', reject);
    asked.end(sent);
  });
}
