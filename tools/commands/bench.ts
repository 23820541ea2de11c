/**
 * `npm run bench`: measures the product and keeps the figures in docs/benchmarks.md. `npm run bench -- start` measures
 * only the sections whose names contain one of the words and renews theirs.
 */
import { cpus, loadavg } from 'node:os';
import { buildPortal } from '../buildPortal.ts';
import { keepSection } from '../figuresPage.ts';
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

const page = {
  name: 'benchmarks.md',
  introduction: `# Benchmarks

What \`npm run bench\` measured last, each section with its day, commit and machine, and with the processes that wanted to
run when it began (load), others' included. Above the number of cores, every time on the clock is longer than on a
machine of one's own; ratios in one run, processor times, sizes and memory hold.
`,
};

const words = process.argv.slice(2);
const chosen = Object.entries(sections).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
await buildPortal();
for (const [name, measure] of chosen) {
  console.log(`› Measuring ${name}`);
  const load = loadavg()[0]?.toFixed(1);
  const section = await measure();
  const body = toMarkdown(section);
  console.log(body);
  await keepSection(page, {
    title: section.title,
    body,
    circumstances: `${cpus().length} cores, Node ${process.versions.node}, ${process.platform}, load ${load}`,
  });
}

function toMarkdown({ how, figures, details }: Section): string {
  const rows = figures.map(
    ({ what, measured, goal, met }) =>
      `| ${what} | ${measured} | ${goal} | ${goal === '' ? '' : met ? 'yes' : 'no'} |`,
  );
  return `${how}

| figure | measured | goal | met |
|---|---|---|---|
${rows.join('\n')}
${details ? `\n${details}` : ''}`;
}
