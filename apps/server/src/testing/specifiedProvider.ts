import type { Contract } from '../contract/operations.ts';
import type { CallServer, UpstreamHandler } from './upstreamDouble.ts';

/**
 * Responds like a provider with only what is specified: without the contract's extensions, and with its own error
 * texts.
 */
export function respondAsSpecified(contract: Contract, ask: CallServer): UpstreamHandler {
  const extensions = new Set(
    contract.operations
      .filter(({ isExtension }) => isExtension)
      .map(({ method, path }) => `${method} ${path}`.toLowerCase()),
  );
  return async (call, response) => {
    const [path = ''] = call.url.split('?', 1);
    if (extensions.has(`${call.method} ${path}`.toLowerCase())) {
      return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    }
    const { 'if-match': _ofVersion, 'idempotency-key': _ofRepeat, ...headers } = call.headers;
    const { status, headers: answered, body } = await ask({ ...call, headers });
    const type = answered['content-type'] ?? '';
    if (type.includes('problem')) {
      return response.writeHead(status, { 'content-type': 'text/plain' }).end('Refused');
    }
    const text = type.startsWith('application/json') ? removeExtensions(body) : body;
    const { 'content-length': _ofBefore, ...rest } = answered;
    return response.writeHead(status, rest).end(text);
  };
}

function removeExtensions(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    key === 'rowVersion' || key === 'filters' ? undefined : value,
  );
}
