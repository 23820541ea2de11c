import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { bin, run } from './processes.ts';

/** A page of `docs/` with the last figures of a command; its sections are renewed one by one. */
export interface FiguresPage {
  name: string;
  /** All that stands before the first section, as Markdown. */
  introduction: string;
}

/** A section as it is kept: all below its heading as Markdown, and the circumstances it was measured in. */
export interface FiguresSection {
  title: string;
  body: string;
  circumstances?: string;
}

/** Puts a section, with the day and commit it was measured at, into the page in place of its last figures. */
export async function keepSection(
  { name, introduction }: FiguresPage,
  { title, body, circumstances }: FiguresSection,
): Promise<void> {
  const path = join(root, 'docs', name);
  const old = existsSync(path) ? readFileSync(path, 'utf8') : introduction;
  const [, ...blocks] = old.split(/^(?=## )/m);
  const heading = `## ${title}\n`;
  const others = blocks.filter((block) => !block.startsWith(heading));
  const index = blocks.findIndex((block) => block.startsWith(heading));
  const { output: commit } = await run('git', ['rev-parse', '--short', 'HEAD']);
  const origin = [today(), `commit ${commit.trim()}`, circumstances].filter(Boolean).join(', ');
  const block = `${heading}\n${body}\n\n${origin}.\n`;
  writeFileSync(
    path,
    [introduction, ...others.toSpliced(index === -1 ? others.length : index, 0, block)].join('\n'),
  );
  await run(bin('prettier'), ['--write', path]);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
