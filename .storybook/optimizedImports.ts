import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = [
  'packages/{domain,api-client,ui}/src/**/*.{ts,tsx}',
  'apps/portal/src/**/*.{ts,tsx}',
  '.storybook/*.tsx',
];
/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`, but no import that is only of types. */
const importPattern = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

/**
 * Every package that stories and what they show import. Vite has to know them before it starts: one that it meets in
 * the middle of a run, with a cold cache, reloads the page and loses the test.
 */
export function optimizedImports(): string[] {
  const files = globSync(sources, { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  const imports = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(importPattern)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  );
  const packages = imports.filter((name) => !/^(\.|@portal\/)|\.css$/.test(name));
  return [...new Set([...packages, 'react/jsx-runtime', 'react/jsx-dev-runtime'])].toSorted();
}
