import { AppError } from '../errors.ts';
import { createTicketSource, type TicketSource } from './ticketSource.ts';

const timeoutMs = 10_000;
const maxResponseLength = 1_000;

/** Requests tickets from an external reporting server that trusts this machine. */
export function createExternalTicketSource({ url, site }: { url: string; site: string }): TicketSource {
  return createTicketSource((form) => post(`${url.replace(/(?<!\/)\/+$/, '')}/trusted`, form), site);
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
    return await readLimited(response);
  } catch (error) {
    const failure = new AppError('upstream.failed', 'The reporting server is not responding');
    failure.cause = error;
    throw failure;
  }
}

/** Limits the response to more than any ticket needs. */
async function readLimited(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxResponseLength) throw new Error('the response is too long for a ticket');
  }
  return text;
}
