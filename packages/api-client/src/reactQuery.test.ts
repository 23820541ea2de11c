import { QueryClient } from '@tanstack/react-query';
import createHooks from 'openapi-react-query';
import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createClients } from './createClients.ts';
import { startTestServer, json } from '../testing/startTestServer.ts';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('a failed query rejects with ApiError, even with an empty response', async () => {
  await using server = await startTestServer((response) =>
    response.writeHead(500, { 'content-length': 0 }).end(),
  );
  const { provider } = createClients({ baseUrls: { provider: server.url, barcode: '', grant: '' } });
  const query = createHooks(provider).queryOptions('get', '/api/company');
  await expect(queryClient.fetchQuery(query)).rejects.toBeInstanceOf(ApiError);
});

test('a query resolves with its data', async () => {
  await using server = await startTestServer(json([{ companyAbbrev: 'JAS', companyName: 'Craft Retail' }]));
  const { provider } = createClients({ baseUrls: { provider: server.url, barcode: '', grant: '' } });
  const query = createHooks(provider).queryOptions('get', '/api/company');
  expect(await queryClient.fetchQuery(query)).toEqual([
    { companyAbbrev: 'JAS', companyName: 'Craft Retail' },
  ]);
});
