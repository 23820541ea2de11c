import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { bin, run } from '../processes.ts';
import type { Figure, Section } from './section.ts';

const path = join(root, 'docs', 'hardening.md');
/** Failures that are shown of one figure; the rest is counted. */
const shownFailures = 20;

const introduction = `# Hardening

What \`npm run harden\` tried last, each section with its day and commit. “Not run” is something that the machine lacked
the means for: it counts neither as passed nor as failed.
`;

/** What failed, and what could not be tried, for the terminal. */
export function problemsOf({ figures }: Section): string {
  return figures
    .flatMap(({ what, failures, notRun }) => [
      ...(notRun === undefined ? [] : [`${what}: not run, ${notRun}`]),
      ...(failures.length === 0
        ? []
        : [`\n${what}:`, ...failures.slice(0, shownFailures), ...more(failures.length)]),
    ])
    .join('\n');
}

/** Puts the section into docs/hardening.md in place of its last figures. */
export async function keepFigures(section: Section): Promise<void> {
  const old = existsSync(path) ? readFileSync(path, 'utf8') : introduction;
  const [, ...blocks] = old.split(/^(?=## )/m);
  const heading = `## ${section.title}\n`;
  const others = blocks.filter((block) => !block.startsWith(heading));
  const index = blocks.findIndex((block) => block.startsWith(heading));
  const kept = others.toSpliced(index === -1 ? others.length : index, 0, await toMarkdown(section));
  writeFileSync(path, [introduction, ...kept].join('\n'));
  await run(bin('prettier'), ['--write', path]);
}

async function toMarkdown({ title, how, figures }: Section): Promise<string> {
  const { output } = await run('git', ['rev-parse', '--short', 'HEAD']);
  const rows = figures.map((each) => {
    const { what, tried, failures, seconds } = each;
    return `| ${what} | ${tried} | ${failures.length} | ${seconds.toFixed(1)} | ${outcome(each)} |`;
  });
  return `## ${title}

${how}

| tried | times | failed | seconds | outcome |
|---|--:|--:|--:|---|
${rows.join('\n')}

${new Date().toISOString().slice(0, 10)}, commit ${output.trim()}.
`;
}

function outcome({ failures, notRun }: Figure): string {
  if (failures.length > 0) return 'failed';
  return notRun === undefined ? 'passed' : `not run: ${notRun}`;
}

function more(count: number): string[] {
  return count > shownFailures ? [`… and ${count - shownFailures} more`] : [];
}
