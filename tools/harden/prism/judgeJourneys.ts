import { freePort } from '../../../apps/server/src/testing/freePort.ts';
import { refuseInTheirAnswer } from '../inputs/answerJudge.ts';
import type { Judges } from '../judges.ts';
import { playJourneys } from '../playJourneys.ts';
import type { Tally } from '../section.ts';
import { startCallJudge, type Verdict } from './callJudge.ts';
import { contractCallOf } from './contractCall.ts';
import { startListener, type Call } from './listener.ts';

const ofApis = /^\/(?:api|barcode|grant)\//i;
/** Files that answers link to: no document has them as paths, and they are no JSON. */
const linkedFiles = /^\/grant\/(?:media|files)\//;

/**
 * Plays the journeys (without a word all of them) and has Prism judge their calls: every answer fits the contract,
 * and so does every request that was taken. What journeys send to be refused may be anything.
 */
export async function judgeJourneys(
  tally: Tally,
  found: Judges,
  words: readonly string[] = [],
): Promise<void> {
  const calls = await callsOfJourneys(tally, words);
  const judge = await startCallJudge(found);
  try {
    for (const call of calls) {
      const known = contractCallOf(call.method, call.url.pathname);
      const faults = known
        ? faultsOf(known.operation.id, call, await judge.judge(call, known))
        : call.status < 400
          ? ['no document has it']
          : [];
      tally.check(faults.length === 0, () => written(call, faults));
    }
  } finally {
    judge.stop();
  }
}

/** Plays the journeys, their failures into the tally. @returns their calls of the APIs */
async function callsOfJourneys(tally: Tally, words: readonly string[]): Promise<Call[]> {
  const calls: Call[] = [];
  const serverPort = await freePort();
  const listener = await startListener(serverPort, (call) => {
    const { pathname } = call.url;
    if (ofApis.test(pathname) && !linkedFiles.test(pathname)) calls.push(call);
  });
  const ports = { E2E_PORT: String(listener.port), E2E_SERVER_PORT: String(serverPort) };
  try {
    for (const { title, outcome, errors } of await playJourneys(words, ports)) {
      if (outcome === 'unexpected') tally.failures.push([title, ...errors].join('\n  '));
    }
  } finally {
    listener.stop();
  }
  return calls;
}

function faultsOf(id: string, { status }: Call, { request, answer }: Verdict): string[] {
  const isTaken = status < 300 && !refuseInTheirAnswer.has(id);
  return isTaken ? [...request, ...answer] : answer;
}

function written({ method, url, body, status, answer }: Call, faults: readonly string[]): string {
  const request = `${method} ${url.pathname}${url.search}`.slice(0, 300);
  return [
    `${request} ${String(body).slice(0, 400)}`,
    ...faults,
    `${status} ${String(answer).slice(0, 300)}`,
  ].join('\n  ');
}
