import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer({ config: { maxCalls: 3 } });

const mailers = '/api/mailer?rowsPerPage=500';
const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.request(people.admin, { method, url, headers });

describe('the response of a call', () => {
  test.each([
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br', decode: brotliDecompressSync },
    { accepted: 'gzip, deflate', encoding: 'gzip', decode: gunzipSync },
    { accepted: 'br;q=0, gzip;q=0.5', encoding: 'gzip', decode: gunzipSync },
  ])('is compressed as the client accepts it: $accepted', async ({ accepted, encoding, decode }) => {
    for (const url of ['/api/mailer?rowsPerPage=100', mailers, '/api/user']) {
      const plain = await ask(url);
      const compressed = await ask(url, { 'accept-encoding': accepted });
      expect(compressed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(compressed.headers['content-type']).toBe(plain.headers['content-type']);
      expect(decode(compressed.rawPayload).toString()).toBe(plain.body);
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      const length = compressed.headers['content-length'];
      expect(length ?? String(compressed.rawPayload.length)).toBe(String(compressed.rawPayload.length));
    }
  });

  test.each([
    { url: '/api/mailer?rowsPerPage=100', accepted: 'identity', why: 'the client does not accept it' },
    { url: '/api/user', accepted: '*;q=0', why: 'the client does not accept it' },
    { url: '/api/role', accepted: 'br', why: 'it is short' },
    { url: '/api/user/0', accepted: 'br', why: 'it is a short failure' },
  ])('$url is not compressed: $why', async ({ url, accepted }) => {
    const { headers, rawPayload } = await ask(url, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });

  test('to HEAD has no body', async () => {
    const { headers, rawPayload } = await ask(mailers, { 'accept-encoding': 'br' }, 'HEAD');
    expect(rawPayload.length).toBe(0);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('clients that go away', () => {
  let port = 0;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });

  test('while a compressed response is sent leave room for others', async () => {
    const authorization = `Bearer ${await server.getToken(people.admin)}`;
    const leave = () =>
      new Promise<void>((resolve) => {
        const call = request({ port, path: mailers, headers: { authorization, 'accept-encoding': 'br' } });
        call.on('response', (response) => {
          response.destroy();
          resolve();
        });
        call.end();
      });
    for (let time = 0; time < 6; time += 1) await leave();
    expect((await ask(mailers)).statusCode).toBe(200);
  });
});
