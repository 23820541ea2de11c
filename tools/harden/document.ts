import { keepSection } from '../figuresPage.ts';
import type { Figure, Section } from './section.ts';

/** Failures that are shown of one figure; the rest is counted. */
const shownFailures = 20;

const page = {
  name: 'hardening.md',
  introduction: `# Hardening

What \`npm run harden\` tried last, each section with its day and commit. “Not run” is something that the machine lacked
the means for: it counts neither as passed nor as failed.
`,
};

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
  await keepSection(page, { title: section.title, body: toMarkdown(section) });
}

function toMarkdown({ how, figures }: Section): string {
  const rows = figures.map((each) => {
    const { what, tried, failures, seconds } = each;
    return `| ${what} | ${tried} | ${failures.length} | ${seconds.toFixed(1)} | ${outcome(each)} |`;
  });
  return `${how}

| tried | times | failed | seconds | outcome |
|---|--:|--:|--:|---|
${rows.join('\n')}`;
}

function outcome({ failures, notRun }: Figure): string {
  if (failures.length > 0) return 'failed';
  return notRun === undefined ? 'passed' : `not run: ${notRun}`;
}

function more(count: number): string[] {
  return count > shownFailures ? [`… and ${count - shownFailures} more`] : [];
}
