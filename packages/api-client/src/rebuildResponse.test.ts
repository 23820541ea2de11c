import { expect, test } from 'vitest';
import { toDataResponse, toTextResponse } from './rebuildResponse.ts';

test('parsed data is passed on as is, with a length, so that the text is not parsed again', async () => {
  const data = [{ companyAbbrev: 'JAS' }];
  const response = toDataResponse(new Response(null, { status: 201 }), data);
  expect(await response.json()).toBe(data);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(response.status).toBe(201);
});

test('a text has no length, so that an empty one is returned too', async () => {
  const response = toTextResponse(new Response(null, { headers: { 'content-length': '0' } }), '');
  expect(response.headers.has('content-length')).toBe(false);
  expect(await response.text()).toBe('');
});
