import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, foreground } from '../processes.ts';
import { addressOf, serveStorybook } from '../storybook.ts';
import { planPath, visualFolder, type Plan, type Sitting } from './plan.ts';
import { readSittings } from './sittings.ts';

/** Ids of the stories of a static Storybook. */
export function storyIdsOf(storybook: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.keys(entries).filter((id) => entries[id]?.type === 'story');
}

/** How the stories of a static Storybook want to be photographed. */
export async function planOf(storybook: string): Promise<Sitting[]> {
  const server = await serveStorybook(storybook);
  try {
    return await readSittings(addressOf(server));
  } finally {
    await server.close();
  }
}

/**
 * Photographs a static Storybook and compares the pictures with those in a folder, or puts them there.
 * @returns the exit code of the run: 0 when nothing differs
 */
export async function photograph(
  storybook: string,
  baselineFolder: string,
  plan: Plan,
  pictures: 'kept as baseline' | 'compared',
): Promise<number> {
  mkdirSync(visualFolder, { recursive: true });
  writeFileSync(planPath, JSON.stringify(plan));
  const server = await serveStorybook(storybook, { isCached: true });
  try {
    return await foreground(
      bin('playwright'),
      [
        'test',
        '--config',
        'tools/visual',
        `--update-snapshots=${pictures === 'compared' ? 'none' : 'changed'}`,
      ],
      { VISUAL_BASELINE: baselineFolder, VISUAL_ADDRESS: addressOf(server) },
    );
  } finally {
    await server.close();
  }
}
