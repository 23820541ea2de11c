import { afterEach, expect, test, vi } from 'vitest';
import { preloadCode } from './preloadCode.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the list of files is fetched until it has arrived, then kept', async () => {
  vi.stubEnv('PROD', true);
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({}));
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetch.mockResolvedValueOnce(Response.json({ code: 'server.busy' }, { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  await expect(preloadCode('/Home')).rejects.toThrow('Failed to fetch');
  for (let call = 0; call < 3; call++) await preloadCode('/Home');
  expect(fetch).toHaveBeenCalledTimes(3);
});
