/**
 * `npm run status`: adds to `packages/ui/components.json`, which the Status page of Storybook shows, what axe and the
 * tests said in the last run of all stories (`npm test -- stories`), and what each component weighs.
 */
import { runSections } from '../sections/runSections.ts';
import { format, type Row, type Section } from '../sections/section.ts';
import type { Measures, Share } from '../status/Component.ts';
import { readLibrary, storyFilesOf, writeLibrary } from '../status/library.ts';
import { readStoryReport, type StoryResult } from '../status/StoryReport.ts';
import { costOf } from '../uiSizes.ts';

const status: Section = {
  name: 'status',
  title: 'Components of @portal/ui',
  how: 'Stories without a violation found by axe and without a failure, and the size of each component alone.',
  async run({ words }) {
    const report = readStoryReport();
    const library = readLibrary();
    const rows: Row[] = [];
    for (const component of library.components) {
      const { name, family } = component;
      if (words.length > 0 && !words.includes(name)) continue;
      const files = storyFilesOf(component);
      const results = report.results.filter(({ file }) => files.includes(file));
      const { kilobytes } = await costOf({ [`@portal/ui/${family}`]: `{ ${name} }` });
      const cleanIn = (scheme: StoryResult['scheme']) =>
        share(
          results.filter((each) => each.scheme === scheme),
          ({ axe }) => axe === 'clean',
        );
      const measured: Measures = {
        axe: { light: cleanIn('light'), dark: cleanIn('dark') },
        tests: share(results, ({ passed }) => passed),
        kilobytes: Math.round(kilobytes * 10) / 10,
      };
      component.measured = measured;
      const shares = [measured.tests, measured.axe.light, measured.axe.dark];
      rows.push({
        what: `${family}/${name}`,
        measured: `${shares.map(({ good, of }) => `${good}/${of}`).join(', ')}, ${format(kilobytes, 'KB')}`,
        goal: 'tests, axe in light, axe in dark: all',
        outcome: shares.every(({ good, of }) => good === of) ? 'passed' : 'failed',
      });
    }
    writeLibrary({ ...library, measured: { at: report.startedAt, commit: report.commit } });
    return rows;
  },
};
process.exitCode = (await runSections(null, [status])) ? 0 : 1;

function share(results: readonly StoryResult[], isGood: (result: StoryResult) => boolean): Share {
  return { good: results.filter(isGood).length, of: results.length };
}
