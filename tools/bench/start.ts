import { join } from 'node:path';
import { atMostFigure, plainFigure, type Section } from './figures.ts';
import { inEmptyFolder, startServer } from './serverProcess.ts';

/** First start with demo data and second start on the embedded database: time and memory. */
export function benchStart(): Promise<Section> {
  return inEmptyFolder(async (folder) => {
    const settings = { DATA_DIR: join(folder, 'data') };
    const first = await startServer(settings);
    const afterSeeding = first.memoryMb();
    await first.stop();
    const second = await startServer(settings);
    const afterRestart = second.memoryMb();
    await second.stop();
    return {
      title: 'Start on the embedded database',
      how: 'The installed and built product in an empty data folder, then once more in the same folder.',
      figures: [
        atMostFigure('first start with demo data', first.startMs / 1000, 30, 's'),
        plainFigure('first start: time of the processor', first.startProcessorS ?? Number.NaN, 's'),
        atMostFigure('second start', second.startMs / 1000, 5, 's'),
        plainFigure('second start: time of the processor', second.startProcessorS ?? Number.NaN, 's'),
        atMostFigure('most memory while seeding', afterSeeding?.most ?? Number.NaN, 1024, 'MB'),
        atMostFigure('memory after a restart', afterRestart?.now ?? Number.NaN, 600, 'MB'),
      ],
    };
  });
}
