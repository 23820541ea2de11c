import { buildPortal } from '../buildPortal.ts';
import { figure, type Row, type Section, type Tally } from '../sections/section.ts';
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

/** Far east and west of the company, and one with half an hour. */
const timeZones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'];

export const zones: Section = {
  name: 'zones',
  how: 'The tests of the domain and of the services run on machines in other time zones.',
  run: async () => {
    const rows: Row[] = [];
    for (const zone of timeZones) {
      const words = ['--project', 'domain', '--project', 'server', 'packages/domain', 'src/services'];
      const tests = async (tally: Tally) => count(tally, await runTests('vitest', words, { TZ: zone }));
      rows.push(await figure(`tests in ${zone}`, tests));
    }
    return rows;
  },
};
