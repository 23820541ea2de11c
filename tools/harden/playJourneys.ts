import { buildPortal } from '../buildPortal.ts';
import { type Journey, runJourneys } from '../journeys.ts';

/** Plays journeys on the portal as it is now. @throws when none ran */
export async function playJourneys(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Journey[]> {
  await buildPortal();
  const { journeys, finished } = await runJourneys(words, environment);
  if (journeys.length === 0) throw new Error(`The journeys did not run:\n${finished.output}`);
  return journeys;
}
