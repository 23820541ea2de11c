import { join } from 'node:path';
import { atMost, type Section } from '../sections/section.ts';
import { inEmptyFolder, startServer } from '../server/target.ts';

/** Goals 8 and 13. */
export const start: Section = {
  name: 'start',
  how: 'The installed and built product is started in an empty data folder, then once more in the same folder.',
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
