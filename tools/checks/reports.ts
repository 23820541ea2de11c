import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../paths.ts';
import type { Failure, Outcome } from './Step.ts';

interface VitestReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** Reads the report of Vitest's reporter `json`. A file that could not be loaded is a failure of its own. */
export function readVitestReport(text: string): Outcome {
  const { testResults } = JSON.parse(text) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: fromRoot(name) })),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName, failureMessages }) => toFailure(file, fullName, failureMessages?.[0] ?? '')),
      ...testResults
        .filter(({ assertionResults, message }) => assertionResults.length === 0 && message)
        .map(({ name, message = '' }) => toFailure(fromRoot(name), 'could not be loaded', message)),
    ],
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: string;
      /** The first error, and all of them. */
      results: { error?: { message?: string; stack?: string }; errors: { message: string }[] }[];
    }[];
  }[];
}

/** Reads the report of Playwright's reporter `json`. */
export function readPlaywrightReport(text: string): Outcome {
  const { suites, errors } = JSON.parse(text) as { suites: PlaywrightSuite[]; errors: { message: string }[] };
  const specs = suites.flatMap((file) => specsOf(file));
  const failures = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ results }) => {
        const failed = results.find(({ error }) => error);
        const { message = '', stack = message } = failed?.error ?? {};
        const others = failed?.errors.slice(1).map((error) => error.message) ?? [];
        return toFailure(`e2e/${file}`, title, [stack, ...others].join('\n'));
      }),
  );
  return {
    passed: specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'expected').length,
    failures: [
      ...failures,
      ...errors.map(({ message }) => ({ title: 'the run', message: stripVTControlCharacters(message) })),
    ],
  };
}

/** All tests of a suite; their titles begin with those of the groups around them. */
function specsOf(suite: PlaywrightSuite, groups = ''): NonNullable<PlaywrightSuite['specs']> {
  const { suites = [], specs = [] } = suite;
  return [
    ...specs.map((spec) => ({ ...spec, title: groups + spec.title })),
    ...suites.flatMap((inner) => specsOf(inner, `${groups}${inner.title} › `)),
  ];
}

/** The first line of the stack in the test file is the location of the assertion. */
function toFailure(file: string, title: string, error: string): Failure {
  const message = stripVTControlCharacters(error);
  const name = file.replace(/^.*\//, '').replaceAll('.', '\\.');
  const line = new RegExp(`${name}[^:\\s]*:(\\d+)`).exec(message)?.[1];
  return { title, place: line ? `${file}:${line}` : file, message };
}

function fromRoot(path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}
