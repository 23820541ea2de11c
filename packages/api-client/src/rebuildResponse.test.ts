import { expect, test } from 'vitest';
import { rebuildResponse } from './rebuildResponse.ts';

test('parsed data is passed on as is, with a length, so that the text is not parsed again', async () => {
  const data = [{ companyAbbrev: 'JAS' }];
  const answer = rebuildResponse(new Response(null, { status: 201 }), JSON.stringify(data), data);
  expect(await answer.json()).toBe(data);
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
  expect(answer.status).toBe(201);
});

test('a text has no length, so that an empty one is returned too', async () => {
  const answer = rebuildResponse(new Response(null, { headers: { 'content-length': '0' } }), '');
  expect(answer.headers.has('content-length')).toBe(false);
  expect(await answer.text()).toBe('');
});
