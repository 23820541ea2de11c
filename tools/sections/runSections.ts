import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../paths.ts';
import { bin, run } from '../processes.ts';
import { ToolError } from '../ToolError.ts';
import type { Row, RunOptions, Section } from './section.ts';

/** A page of `docs/` with the last result of each section. */
export interface SectionsPage {
  /** Path from the repository's root. */
  file: string;
  /** All text before the first section, as Markdown. */
  introduction: string;
}

const shownDetails = 20;

/**
 * Runs the sections that the command line names, all of them without a name, prints their rows and replaces their last
 * result on the page. `--seed`, `--rounds` and `--only` are the options of each section.
 * @returns whether no row failed
 */
export async function runSections(page: SectionsPage, sections: readonly Section[]): Promise<boolean> {
  const { chosen, options } = readCommandLine(sections);
  let hasPassed = true;
  for (const section of chosen) {
    console.log(`› ${section.name} (seed ${options.seed})`);
    const load = loadavg()[0]?.toFixed(1);
    const rows = await section.run(options);
    for (const row of rows) console.log(lineOf(row));
    hasPassed &&= rows.every(({ outcome }) => outcome !== 'failed');
    await writeToPage(page, section, rows, load ?? '');
  }
  return hasPassed;
}

function readCommandLine(sections: readonly Section[]): { chosen: readonly Section[]; options: RunOptions } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, rounds: { type: 'string' }, only: { type: 'string', default: '' } },
  });
  const unknown = positionals.filter((name) => !sections.some((section) => section.name === name));
  if (unknown.length > 0) {
    const known = sections.map(({ name }) => name).join(', ');
    throw new ToolError(`No section is called "${unknown.join('", "')}". Known: ${known}.`);
  }
  return {
    chosen: sections.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    options: {
      seed: Number(values.seed ?? Date.now() % 1_000_000),
      rounds: values.rounds === undefined ? undefined : Number(values.rounds),
      only: values.only,
    },
  };
}

function lineOf({ what, measured, goal, outcome, details = [] }: Row): string {
  const line = [what, measured, goal && `(${goal})`, outcome].filter(Boolean).join(' · ');
  const rest = details.length > shownDetails ? [`… and ${details.length - shownDetails} more`] : [];
  return [line, ...details.slice(0, shownDetails), ...rest].join('\n  ');
}

async function writeToPage(
  { file, introduction }: SectionsPage,
  { name, how }: Section,
  rows: readonly Row[],
  load: string,
): Promise<void> {
  const path = join(root, file);
  const [, ...blocks] = (existsSync(path) ? readFileSync(path, 'utf8') : introduction).split(/^(?=## )/m);
  const { output: commit } = await run('git', ['rev-parse', '--short', 'HEAD']);
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, Node ${process.versions.node}, ${process.platform}, load ${load}`;
  const cells = rows.map(
    ({ what, measured, goal, outcome }) => `| ${what} | ${measured} | ${goal} | ${outcome} |`,
  );
  const table = ['| what | measured | goal | outcome |', '|---|---|---|---|', ...cells].join('\n');
  const heading = `## ${name}\n`;
  const block = `${heading}\n${how}\n\n${table}\n\n${today}, commit ${commit.trim()}, ${machine}.\n`;
  const index = blocks.findIndex((each) => each.startsWith(heading));
  const updated = blocks.toSpliced(index === -1 ? blocks.length : index, index === -1 ? 0 : 1, block);
  writeFileSync(path, [introduction, ...updated].join('\n'));
  await run(bin('prettier'), ['--write', path]);
}
