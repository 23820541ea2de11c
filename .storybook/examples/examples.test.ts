import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { cache, root } from '../../tools/paths.ts';
import { run, typescript7 } from '../../tools/processes.ts';
import { readModule } from './sourceModule.ts';
import { storyNames, writeExample } from './writeExample.ts';

/** Everything that a reader may copy, by the name of its file. */
function examples(): [string, string][] {
  const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
    const module = readModule(join(root, path));
    return storyNames(module).map((name): [string, string] => [
      `${basename(path, '.stories.tsx')}.${name}.tsx`,
      writeExample(module, name) ?? '',
    ]);
  });
  const texts = globSync(['.storybook/docs/*.mdx', '*.md', 'docs/**/*.md', 'packages/*/{src/**/,}*.md'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const blocks = texts.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(
      ([, kind, code = ''], index): [string, string] => [
        `${path.replaceAll(/\W/g, '_')}_${index + 1}.${kind}`,
        code,
      ],
    );
  });
  return [...stories, ...blocks].filter(([, code]) => code !== '');
}

test('every code block of Storybook, READMEs and guides compiles', async () => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'examples-'));
  try {
    const all = examples();
    expect(all.length).toBeGreaterThan(500);
    for (const [name, code] of all) writeFileSync(join(folder, name), code);
    const theme = relative(folder, join(root, 'packages/ui/src/theme/index.ts'));
    const compilerOptions = {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      types: ['vite/client'],
      noUnusedParameters: false,
      moduleDetection: 'force',
    };
    const config = {
      extends: relative(folder, join(root, 'tsconfig.base.json')),
      compilerOptions,
      include: ['.', theme],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { output } = await run(process.execPath, [typescript7, '--project', folder, '--pretty', 'false']);
    expect(output).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
