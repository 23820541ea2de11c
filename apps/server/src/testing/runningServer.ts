import { expect } from 'vitest';
import { loadContract } from '../contract/loadContract.ts';

/** Calls to a server in a process of its own. */
const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** Returns a token. */
export async function signIn(
  port: number,
  credentials: { username: string; password: string },
): Promise<string> {
  const login = await fetch(`${addressOf(port)}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect(login.status).toBe(200);
  return ((await login.json()) as { token: string }).token;
}

/** Returns the link to a file of all grant applications, and the cookie of the browser that can follow it. */
export async function requestFile(port: number, token: string, cookie = ''): Promise<[string, string]> {
  const headers = { authorization: `Bearer ${token}`, cookie };
  const response = await fetch(`${addressOf(port)}/grant/api/application/`, { headers });
  return [await response.text(), response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie];
}

/** Calls everything that can be read without parameters, in each area; returns what did not succeed. */
export async function findRefusedCalls(port: number, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const refused: string[] = [];
  for (const api of ['provider', 'barcode', 'grant'] as const) {
    const { operations, prefix } = await loadContract(api);
    for (const { method, path: route, schema } of operations) {
      const { required = [] } = (schema.querystring ?? {}) as { required?: string[] };
      if (method !== 'GET' || route.includes('{') || required.length > 0) continue;
      const { status } = await fetch(`${addressOf(port)}${prefix}${route}`, { headers });
      if (status >= 300) refused.push(`${route}: ${status}`);
    }
  }
  return refused;
}
