import { loadContract } from '../apps/server/src/contract/loadContract.ts';
import { respondAsSpecified } from '../apps/server/src/testing/specifiedProvider.ts';
import { startUpstreamDouble, type CallServer } from '../apps/server/src/testing/upstreamDouble.ts';
import { startServer } from './servers.ts';

/**
 * Starts a second server as the provider of this one, on the next port.
 * @param kind `described`: without the extensions of the contract
 */
export async function startProvider(kind: 'other' | 'described', port: number) {
  const { stop } = await startServer(port, { PORTAL_ORIGIN: `http://localhost:${port - 1}` });
  const url = `http://127.0.0.1:${port}`;
  if (kind === 'other') return { url, stop };
  const double = await startUpstreamDouble(
    respondAsSpecified(await loadContract('provider'), askOverHttp(url)),
  );
  return { url: double.url, stop };
}

function askOverHttp(url: string): CallServer {
  return async (call) => {
    const { host: _ofDouble, connection: _ofHop, 'content-length': _ofBody, ...headers } = call.headers;
    const response = await fetch(url + call.url, {
      method: call.method,
      headers: headers as Record<string, string>,
      ...(call.body === '' ? {} : { body: call.body }),
    });
    const { 'content-encoding': _packed, ...rest } = Object.fromEntries(response.headers);
    return { status: response.status, headers: rest, body: await response.text() };
  };
}
