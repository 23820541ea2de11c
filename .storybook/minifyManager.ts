/** Minifies the code around the stories in the built Storybook, which it copies as it is: half of what a story loads. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';

const files = globSync(join(import.meta.dirname, '../storybook-static/sb-{addons,manager}/**/*.js'));
if (files.length === 0) throw new Error('storybook-static has no code of the manager');
for (const path of files) {
  const { code, errors } = await minify(path, readFileSync(path, 'utf8'), { module: true });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  writeFileSync(path, code);
}
