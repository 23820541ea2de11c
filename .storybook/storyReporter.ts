import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../tools/paths.ts';
import { commitOfTree } from '../tools/status/commitOfTree.ts';
import { storyReportPath, type StoryReport, type StoryResult } from '../tools/status/StoryReport.ts';

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
  // `stories in dark (chromium)`
  const scheme = module.project.name.includes('in dark') ? 'dark' : 'light';
  return [...module.children.allTests()].map((test) => {
    const { state, errors = [] } = test.result();
    const hasViolations = errors.some(({ message }) => /violations/i.test(message));
    return {
      file,
      story: test.name,
      scheme,
      passed: state === 'passed',
      axe: state === 'passed' ? 'clean' : hasViolations ? 'violated' : 'not reached',
      ms: Math.round(test.diagnostic()?.duration ?? 0),
    };
  });
}
