import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../paths.ts';
import { ToolError } from '../ToolError.ts';

/** What a run of all stories found. */
export interface StoryReport {
  /** Instant at which the run began. */
  startedAt: string;
  /** Short name of the commit that was tested; ends with `+` when files differed from it. */
  commit: string;
  results: readonly StoryResult[];
}

/** One story in one color scheme. */
export interface StoryResult {
  /** Path of the stories, from the repository's root. */
  file: string;
  /** Its name as Storybook shows it. */
  story: string;
  scheme: 'light' | 'dark';
  passed: boolean;
  /** What axe found; a story that failed before was not looked at. */
  axe: 'clean' | 'violated' | 'not reached';
  /** How long it took: in light with its `play` and axe, in dark with axe alone. */
  ms: number;
}

export const storyReportPath = join(cache, 'stories-report.json');

/** The last run of all stories. @throws when there was none */
export function readStoryReport(): StoryReport {
  if (!existsSync(storyReportPath)) {
    throw new ToolError('The stories have not been tested yet: run "npm test -- stories" first.');
  }
  return JSON.parse(readFileSync(storyReportPath, 'utf8')) as StoryReport;
}

/** Short name of the checked-out commit, with `+` when files differ from it; empty outside of git. */
export function commitOfTree(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return '';
  }
}
