import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cache } from './paths.ts';
import { addressOf, serveStorybook } from './storybook.ts';

let folder: string;
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'served-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Stories</title>');
  writeFileSync(join(folder, 'index.json'), '{}');
  writeFileSync(join(folder, 'assets/iframe.js'), 'export {};');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['/', '/design/'])('a static Storybook is served under %s', async (base) => {
  const server = await serveStorybook(folder, { base });
  try {
    const address = addressOf(server);
    expect(new URL(address).pathname).toBe(base);
    const type = async (path: string) => (await fetch(address + path)).headers.get('content-type');
    expect(await type('')).toMatch('text/html');
    expect(await type('index.json')).toMatch('application/json');
    expect(await type('assets/iframe.js')).toMatch('text/javascript');
    expect((await fetch(`${address}assets/gone.js`)).status).toBe(404);
  } finally {
    await server.close();
  }
});

test('nothing is served outside of the base path', async () => {
  const server = await serveStorybook(folder, { base: '/design/' });
  try {
    expect((await fetch(new URL('/index.json', addressOf(server)))).status).toBe(404);
  } finally {
    await server.close();
  }
});
