import { AppError } from '../errors.ts';
import { readText } from '../gateway/upstream.ts';
import { createTicketSource, type TicketSource } from './ticketSource.ts';

const timeoutMs = 10_000;
/** More than any ticket needs. */
const maxResponseBytes = 1_000;

/** Requests tickets from an external reporting server that trusts this machine. */
export function createExternalTicketSource({ url, site }: { url: string; site: string }): TicketSource {
  return createTicketSource((form) => post(`${url}/trusted`, form), site);
}

async function post(address: string, form: URLSearchParams): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the response has status ${response.status}`);
    return await readText(response, maxResponseBytes);
  } catch (error) {
    throw Object.assign(new AppError('upstream.failed', 'The reporting server is not responding'), {
      cause: error,
    });
  }
}
