/**
 * `npm run bench`: measures the product and writes docs/benchmarks.md. `npm run bench -- start` measures only the
 * sections whose names contain one of the words, and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from '../buildPortal.ts';
import { root } from '../paths.ts';
import { bin, run } from '../processes.ts';
import { benchBarcodeRows } from '../bench/barcodeRows.ts';
import { benchBrowser } from '../bench/browser.ts';
import { benchCampaignDialog } from '../bench/campaignDialog.ts';
import { benchCampaigns } from '../bench/campaigns.ts';
import type { Section } from '../bench/figures.ts';
import { benchJobs } from '../bench/jobs.ts';
import { benchLibrary } from '../bench/library.ts';
import { benchMailerList } from '../bench/mailerList.ts';
import { benchMessages } from '../bench/messages.ts';
import { benchPageTree } from '../bench/pageTree.ts';
import { benchReports } from '../bench/reports.ts';
import { benchReportScreens } from '../bench/reportScreens.ts';
import { benchSizes } from '../bench/sizes.ts';
import { benchStart } from '../bench/start.ts';
import { benchStorybook } from '../bench/storybook.ts';
import { benchUserMaintenance } from '../bench/userMaintenance.ts';

const sections: Record<string, () => Promise<Section>> = {
  sizes: benchSizes,
  library: benchLibrary,
  start: benchStart,
  storybook: benchStorybook,
  mailers: benchMailerList,
  campaigns: benchCampaigns,
  reports: benchReports,
  screens: benchReportScreens,
  browser: benchBrowser,
  users: benchUserMaintenance,
  dialog: benchCampaignDialog,
  pages: benchPageTree,
  messages: benchMessages,
  jobs: benchJobs,
  barcodeRows: benchBarcodeRows,
};

const words = process.argv.slice(2);
const load = loadavg()[0]?.toFixed(1);
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
if (words.length === 0) {
  const path = join(root, 'docs', 'benchmarks.md');
  writeFileSync(path, [introduction(), ...pages].join('\n'));
  await run(bin('prettier'), ['--write', path]);
}

function introduction(): string {
  const machine = `${cpus().length} cores, Node ${process.versions.node}, ${process.platform}`;
  return `# Benchmarks

Written by \`npm run bench\` on ${machine}. Processes that wanted to run when it began, others' included: ${load}. Above
the number of cores, every time on the clock is longer than on a machine of one's own; ratios in one run, processor
times, sizes and memory hold.
`;
}

function toMarkdown({ title, how, figures, details }: Section): string {
  const rows = figures.map(
    ({ what, measured, goal, met }) =>
      `| ${what} | ${measured} | ${goal} | ${goal === '' ? '' : met ? 'yes' : 'no'} |`,
  );
  return `## ${title}

${how}

| figure | measured | goal | met |
|---|---|---|---|
${rows.join('\n')}
${details ? `\n${details}\n` : ''}`;
}
