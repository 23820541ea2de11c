import { AppError } from '../errors.ts';
import { createTicketSource, type TicketSource } from './askForTicket.ts';

const patienceMs = 10_000;
const longestAnswer = 1_000;

/** Requests tickets from an external reporting server that trusts this machine. */
export function createOtherServer({ url, site }: { url: string; site: string }): TicketSource {
  return createTicketSource((form) => post(`${url.replace(/(?<!\/)\/+$/, '')}/trusted`, form), site);
}

async function post(address: string, form: URLSearchParams): Promise<string> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`the answer has the status ${answer.status}`);
    return await readShort(answer);
  } catch (error) {
    const failure = new AppError('upstream.failed', 'The reporting server does not answer');
    failure.cause = error;
    throw failure;
  }
}

/** Limits the response to more than any ticket needs. */
async function readShort(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) throw new Error('the answer is too long for a ticket');
  }
  return text;
}
