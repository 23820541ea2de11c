import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../tools/paths.ts';
import {
  commitOfTree,
  storyReportPath,
  type StoryReport,
  type StoryResult,
} from '../tools/status/StoryReport.ts';

/** Keeps what a run of all stories found, for the status of the components (`npm test` names it). */
export default class StoryReporter implements Reporter {
  readonly #startedAt = new Date().toISOString();

  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: StoryReport = {
      startedAt: this.#startedAt,
      commit: commitOfTree(),
      results: modules.flatMap(resultsOf),
    };
    mkdirSync(dirname(storyReportPath), { recursive: true });
    writeFileSync(storyReportPath, JSON.stringify(report));
  }
}

function resultsOf(module: TestModule): StoryResult[] {
  const file = relative(root, module.moduleId).replaceAll('\\', '/');
  return [...module.children.allTests()].flatMap((test) => {
    const { state, errors = [] } = test.result();
    const passed = state === 'passed';
    const isViolatedInLight = errors.some(({ message }) => message.includes('axe in light:'));
    // Axe runs in dark after every story that was rendered and played.
    const { axeInDark } = test.meta();
    const inDark = axeInDark?.found ?? (passed ? 'clean' : 'not reached');
    const inLight = isViolatedInLight ? 'violated' : inDark === 'not reached' ? 'not reached' : 'clean';
    const story = { file, story: test.name };
    const msInDark = Math.round(axeInDark?.ms ?? 0);
    const ms = Math.round(test.diagnostic()?.duration ?? 0) - msInDark;
    return [
      { ...story, scheme: 'light', passed: inLight === 'clean', axe: inLight, ms },
      { ...story, scheme: 'dark', passed: inDark === 'clean', axe: inDark, ms: msInDark },
    ];
  });
}
