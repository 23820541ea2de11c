/**
 * `npm run status`: puts what is measured into `packages/ui/components.json`, which the page Status of Storybook shows:
 * what axe and the tests said in the last run of all stories (`npm test -- stories`), and what each component weighs.
 */
import { writeFileSync } from 'node:fs';
import { describeComponents } from '../status/describeComponents.ts';
import { libraryFiles } from '../status/libraryFiles.ts';
import { measure } from '../status/measures.ts';
import { readStoryReport } from '../status/StoryReport.ts';
import type { Component } from '../status/Component.ts';

const report = readStoryReport();
const components: Component[] = [];
for (const described of describeComponents()) {
  components.push({ ...described.component, measured: await measure(described, report) });
}
const { startedAt: at, commit } = report;
for (const [path, text] of libraryFiles({ measured: { at, commit }, components })) writeFileSync(path, text);
console.log(`${components.length} components are measured: packages/ui/components.json`);
