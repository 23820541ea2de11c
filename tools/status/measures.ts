import { costOf } from '../uiSizes.ts';
import type { Measures, Share } from './Component.ts';
import type { DescribedComponent } from './describeComponents.ts';
import type { StoryReport, StoryResult } from './StoryReport.ts';

/** What the last run of the stories and a build of a component alone say of it. */
export async function measure(
  { component, storyFiles }: DescribedComponent,
  { results }: StoryReport,
): Promise<Measures> {
  const own = results.filter(({ file }) => storyFiles.includes(file));
  const axe = (scheme: StoryResult['scheme']) =>
    share(
      own.filter((result) => result.scheme === scheme),
      (result) => result.axe === 'clean',
    );
  const { kilobytes } = await costOf({ [`@portal/ui/${component.family}`]: `{ ${component.name} }` });
  return {
    axe: { light: axe('light'), dark: axe('dark') },
    tests: share(own, ({ passed }) => passed),
    kilobytes: Math.round(kilobytes * 10) / 10,
  };
}

function share(results: readonly StoryResult[], isGood: (result: StoryResult) => boolean): Share {
  return { good: results.filter(isGood).length, of: results.length };
}
