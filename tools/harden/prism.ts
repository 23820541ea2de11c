import * as fc from 'fast-check';
import { operations, prefixes, type FoundOperation } from '../contract/documents.ts';
import { fittingRequests, written } from './inputs/requests.ts';
import { isFittingBody } from './inputs/answerJudge.ts';
import { judges, type Judges } from './judges.ts';
import { judgeJourneys } from './prism/judgeJourneys.ts';
import { startPrism } from './prism/startPrism.ts';
import { figure, notRun, type Options, type Section, type Tally } from './section.ts';
import { askPatiently, onTarget, signedIn, type Target } from './target.ts';

const fittingCount = 10;

/** They end the session that the others need. */
const leftOut = new Set(['logout', 'changePassword', 'login']);

/** Prism, as the judge of the contract: neither requests nor answers may differ from it. */
export async function hardenPrism({ seed }: Options): Promise<Section> {
  const found = await judges();
  const fitting = 'requests that fit, through Prism';
  const journeys = 'journeys: every answer, and every request that was taken';
  return {
    title: 'prism',
    how: `Prism 5.16 (\`proxy\`) judges by the documents what goes between a caller and the running server. Each operation is called through it with ${fittingCount} requests that fit (seed ${seed}). The journeys of \`e2e/\` go past it: each of their calls is put through it afterwards, request and answer as they were, in the document's spelling of its path. A journey that fails is a failure too. Not judged are links to files, which no document has as paths.`,
    figures: found
      ? [
          await onTarget((target) => figure(fitting, (tally) => throughPrism(tally, target, found, seed))),
          await figure(journeys, (tally) => judgeJourneys(tally, found)),
        ]
      : [fitting, journeys].map((what) => notRun(what, 'Prism could not be installed')),
  };
}

async function throughPrism(tally: Tally, target: Target, found: Judges, seed: number): Promise<void> {
  await target.database.query(`update pages set roles = '{}'`);
  const headers = await signedIn(target.server, 'demo.admin');
  for (const api of ['provider', 'barcode', 'grant'] as const) {
    const upstream = new URL(target.server.address).origin + prefixes[api];
    const prism = await startPrism(found, api, upstream, ['--errors']);
    try {
      for (const operation of operations.filter((each) => each.api === api && !leftOut.has(each.id))) {
        await judge(tally, operation, { address: prism.address, headers, seed });
      }
    } finally {
      prism.stop();
    }
  }
}

async function judge(
  tally: Tally,
  found: FoundOperation,
  { address, headers, seed }: { address: string; headers: Record<string, string>; seed: number },
): Promise<void> {
  for (const request of fc.sample(fittingRequests(found), { seed, numRuns: fittingCount })) {
    if (request.body !== undefined && !isFittingBody(found, request.body)) continue;
    const sent = written(found, request);
    const path = sent.path.slice(prefixes[found.api].length);
    const answer = await askPatiently({ address } as Target['server'], {
      ...sent,
      path,
      // Prism ends connections that rest, which a slow machine finds out too late.
      headers: { ...headers, ...sent.headers, connection: 'close' },
    });
    const isPrism = answer.text.includes('stoplight.io/prism/errors');
    tally.check(
      !isPrism,
      () => `${found.id}: ${sent.method} ${sent.path.slice(0, 200)}\n  ${answer.text.slice(0, 500)}`,
    );
  }
}
