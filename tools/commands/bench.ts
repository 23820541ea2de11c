/**
 * `npm run bench`: measures the product and writes docs/benchmarks.md. `npm run bench -- start` measures only the
 * sections whose names contain one of the words, and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from '../buildPortal.ts';
import { root } from '../paths.ts';
import { benchBrowser } from '../bench/browser.ts';
import type { Section } from '../bench/figures.ts';
import { benchMailerList } from '../bench/mailerList.ts';
import { benchStart } from '../bench/start.ts';

const sections: Record<string, () => Promise<Section>> = {
  start: benchStart,
  mailers: benchMailerList,
  browser: benchBrowser,
};

const words = process.argv.slice(2);
const chosen = Object.entries(sections).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
await buildPortal();
const pages: string[] = [];
for (const [name, measure] of chosen) {
  console.log(`› Measuring ${name}`);
  const page = toMarkdown(await measure());
  console.log(page);
  pages.push(page);
}
if (words.length === 0)
  writeFileSync(join(root, 'docs', 'benchmarks.md'), [introduction(), ...pages].join('\n'));

function introduction(): string {
  const machine = `${cpus().length} cores, Node ${process.versions.node}, ${process.platform}`;
  return `# Benchmarks

Written by \`npm run bench\` on ${machine}. Ratios in one run can be trusted; absolute times depend on the machine and what
else it was doing.
`;
}

function toMarkdown({ title, how, figures, details }: Section): string {
  const rows = figures.map(
    ({ what, measured, goal, met }) => `| ${what} | ${measured} | ${goal} | ${met ? 'yes' : 'no'} |`,
  );
  return `## ${title}

${how}

| figure | measured | goal | met |
|---|---|---|---|
${rows.join('\n')}
${details ? `\n${details}\n` : ''}`;
}
