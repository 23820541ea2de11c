import { join } from 'node:path';
import { readChunks, weigh } from '../budgets.ts';
import { uiEntries } from '../packageSources.ts';
import { atMost, plain, type Row, type Section } from '../sections/section.ts';
import { inEmptyFolder, startServer } from '../server/target.ts';
import { costOf } from '../uiSizes.ts';

/** Goals 1 and 2. The same weights are budgets of `npm test`. */
export const sizes: Section = {
  name: 'sizes',
  title: 'Sizes',
  how: 'JavaScript of the built portal, compressed with Brotli, in kB of 1,000 bytes; each file counts once.',
  run: async () =>
    weigh(readChunks()).map(({ what, kilobytes, goal }) => atMost(what, kilobytes, goal, 'kB')),
};

/** Goals 8 and 13. */
export const start: Section = {
  name: 'start',
  title: 'Start on the embedded database',
  how: 'The installed and built product in an empty data folder, then once more in the same folder.',
  run: () =>
    inEmptyFolder(async (folder) => {
      const settings = { DATA_DIR: join(folder, 'data') };
      const first = await startServer(settings);
      const { most } = first.memoryMb();
      await first.stop();
      const second = await startServer(settings);
      const { now } = second.memoryMb();
      await second.stop();
      return [
        atMost('first start with demo data', first.startMs / 1000, 15, 's'),
        atMost('second start', second.startMs / 1000, 5, 's'),
        atMost('peak memory while seeding', most, 1024, 'MB'),
        atMost('memory after a restart', now, 400, 'MB'),
      ];
    }),
};

/** Goal 12; that a component costs little more than what it wraps is tested in `tools/uiSizes.test.ts`. */
export const library: Section = {
  name: 'library',
  title: 'The library',
  how: 'What an app fetches before the first use of an entry, MUI with it and React without, built for production and compressed with Brotli, in kB of 1,000 bytes.',
  async run() {
    const rows: Row[] = [];
    for (const entry of uiEntries.map(({ name }) => join('@portal/ui', name))) {
      const { kilobytes } = await costOf({ [entry]: '* as entry' });
      rows.push(plain(`all of ${entry}`, kilobytes * 1.024, 'kB'));
    }
    return rows;
  },
};
