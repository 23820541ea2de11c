import { globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../paths.ts';
import { readStoryReport } from '../status/StoryReport.ts';
import { runStorybookBuild } from '../storybook.ts';
import { median, percentile, plainFigure, type Section } from './figures.ts';

/** How long the Storybook is built, how large it is, and how long its stories take as tests. */
export async function benchStorybook(): Promise<Section> {
  const { commit, results } = readStoryReport();
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bench-storybook-'));
  try {
    const startedAt = performance.now();
    await runStorybookBuild(root, folder);
    const seconds = (performance.now() - startedAt) / 1000;
    const bytes = globSync('**/*', { cwd: folder }).reduce(
      (sum, path) => sum + statSync(join(folder, path)).size,
      0,
    );
    const times = results.map(({ ms }) => ms);
    return {
      title: 'Storybook',
      how: `A build into an empty folder; the stories as they last ran in \`npm test\`, at commit ${commit}, each with its \`play\` and axe in light and in dark.`,
      figures: [
        plainFigure('build of the static Storybook', seconds, 's'),
        plainFigure('its size', bytes / 1e6, 'MB'),
        plainFigure('stories as tests, both colour schemes', times.length, ''),
        plainFigure('all of them, one after the other', times.reduce((sum, ms) => sum + ms, 0) / 1000, 's'),
        plainFigure('a story, median', median(times), 'ms'),
        plainFigure('a story, 95th percentile', percentile(times, 95), 'ms'),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
