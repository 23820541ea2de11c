import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cache, root } from '../paths.ts';
import { bin, run } from '../processes.ts';
import { readStoryReport, storyReportPath } from '../status/StoryReport.ts';
import { runStorybookBuild } from '../storybook.ts';
import { ToolError } from '../ToolError.ts';
import { type Figure, median, percentile, plainFigure, type Section } from './figures.ts';

/** The family whose stories are run here: a run of all takes a good part of an hour where two cores are shared. */
const family = 'forms';

/** How long the Storybook is built, how large it is, and how long its stories take as tests. */
export async function benchStorybook(): Promise<Section> {
  return {
    title: 'Storybook',
    how: `A build into an empty folder. Stories run as tests in a real browser, each with its \`play\` and axe, in light and in dark: those of \`${family}\` here, with the start of Vitest and of its browsers; all of them in the last \`npm test\`.`,
    figures: [...(await buildFigures()), ...(await familyFigures()), ...lastRunFigures()],
  };
}

async function buildFigures(): Promise<Figure[]> {
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
    return [
      plainFigure('build of the static Storybook', seconds, 's'),
      plainFigure('its size', bytes / 1e6, 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function familyFigures(): Promise<Figure[]> {
  const args = ['run', '--config', '.storybook/vitest.config.ts', `packages/ui/src/${family}/`];
  const startedAt = performance.now();
  const { code, output } = await run(bin('vitest'), args);
  const seconds = (performance.now() - startedAt) / 1000;
  if (code !== 0) throw new ToolError(`The stories of ${family} failed:\n${output}`);
  const [, tests = Number.NaN] = /Tests\s+(\d+) passed/.exec(stripVTControlCharacters(output)) ?? [];
  return [
    plainFigure(`stories of \`${family}\` as tests, both colour schemes`, Number(tests), ''),
    plainFigure('their run', seconds, 's'),
  ];
}

/** Of all stories; none where they have not been tested yet. */
function lastRunFigures(): Figure[] {
  if (!existsSync(storyReportPath)) return [];
  const { commit, results } = readStoryReport();
  const times = results.map(({ ms }) => ms);
  return [
    plainFigure(`all stories, at commit ${commit}`, times.length, ''),
    plainFigure('all of them, one after the other', times.reduce((sum, ms) => sum + ms, 0) / 1000, 's'),
    plainFigure('a story, median', median(times), 'ms'),
    plainFigure('a story, 95th percentile', percentile(times, 95), 'ms'),
  ];
}
