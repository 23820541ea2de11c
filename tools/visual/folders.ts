import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Everything that visual review leaves behind; git ignores it. */
export const visualFolder = join(root, '.visual');
export const reportFolder = join(visualFolder, 'report');

/** The stories of a static Storybook: their title in the sidebar by their id. */
export function storiesIn(storybook: string): Map<string, string> {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; title: string; name: string }>;
  };
  const stories = Object.entries(entries).filter(([, { type }]) => type === 'story');
  return new Map(stories.map(([id, { title, name }]) => [id, `${title} / ${name}`]));
}
