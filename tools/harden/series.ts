import { buildPortal } from '../buildPortal.ts';
import { figure, type Section } from '../sections/section.ts';
import { count, runTests } from './runTests.ts';

/** Every form under every fault; `npm test` has a fixed sample of them. */
export const faults: Section = {
  name: 'faults',
  how: 'Every form that saves data is submitted with every network and server fault in a browser (`e2e/formFaults.spec.ts`): the input is kept, the failure is shown, and nothing is stored twice.',
  run: async () => [
    await figure('forms × faults', async (tally) => {
      await buildPortal();
      count(tally, await runTests('playwright', ['e2e/formFaults'], { EVERY_FAULT: '1' }));
    }),
  ],
};

/** Server tests that use a sample of a long series in `npm test`. */
const longTests = ['administrationGuard', 'killed.process', 'accessExplained'];

export const series: Section = {
  name: 'series',
  how: 'Tests that use a fixed sample in `npm test` (`apps/server/src/testing/longSeries.ts`) run with the whole series.',
  run: async () => [
    await figure(longTests.join(', '), async (tally) =>
      count(tally, await runTests('vitest', ['--project', 'server', ...longTests], { TEST_SERIES: 'whole' })),
    ),
  ],
};
