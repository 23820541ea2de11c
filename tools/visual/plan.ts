import { join } from 'node:path';
import { root } from '../paths.ts';

/** A story in one density, with the colour schemes in which it is photographed. */
export interface Sitting {
  storyId: string;
  /** Where the story stands in the sidebar. */
  title: string;
  /** Globals of Storybook beside the colour scheme. */
  globals: Readonly<Record<string, string>>;
  viewport: { width: number; height: number };
  pictures: readonly { mode: string; colorScheme: 'light' | 'dark' }[];
}

/** What a run photographs and compares. */
export interface Plan {
  sittings: readonly Sitting[];
  /** Stories of the baseline that are no longer there. */
  gone: readonly string[];
}

/** Everything that visual review leaves behind; git ignores it. */
export const visualFolder = join(root, '.visual');
export const planPath = join(visualFolder, 'plan.json');
export const reportFolder = join(visualFolder, 'report');
