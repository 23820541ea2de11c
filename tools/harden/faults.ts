import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { buildPortal } from '../buildPortal.ts';
import { cache } from '../paths.ts';
import { bin, run } from '../processes.ts';
import { figure, type Section, type Tally } from './section.ts';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Every form under every fault; `npm test` has those that take different ways through the code. */
export async function hardenFaults(): Promise<Section> {
  await buildPortal();
  return {
    title: 'faults',
    how: 'Each form that writes meets each fault of the network and of the server in a browser (`e2e/formFaults.spec.ts`): what was typed stays, the failure is shown, nothing is stored twice. A journey that succeeds at its second try only is counted as failed.',
    figures: [await figure('forms × faults', runJourneys)],
  };
}

async function runJourneys(tally: Tally): Promise<void> {
  const report = join(cache, 'form-faults-report.json');
  rmSync(report, { force: true });
  const { output } = await run(
    bin('playwright'),
    ['test', '--config', 'e2e', 'e2e/formFaults', '--reporter=list,json'],
    { EVERY_FAULT: '1', CHROME_BIN: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  if (!existsSync(report)) throw new Error(`The journeys did not run:\n${output}`);
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const bad = stats.unexpected + stats.flaky;
  tally.tried += stats.expected + bad;
  for (const line of output
    .split('\n')
    .filter((each) => /^ +(?:✘|x) /.test(each))
    .slice(0, bad)) {
    tally.failures.push(line.trim());
  }
  if (bad > 0 && tally.failures.length === 0) tally.failures.push(output);
}
