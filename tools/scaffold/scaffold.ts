import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../contract/documents.ts';
import { ToolError } from '../ToolError.ts';

/** Reads a file of the repository; `null` when none exists. Paths begin at the root. */
type ReadFile = (path: string) => string | null;

/** Content by path: new files, and files that get further lines. */
export type Scaffold = Record<string, string>;

const usage = `Say what to make:
  npm run scaffold -- screen <area> <Name>
  npm run scaffold -- component <family> <Name>
  npm run scaffold -- operation <api> <resource> <operationId>`;
const templates = join(import.meta.dirname, 'templates');
const pascal = /^[A-Z][A-Za-z0-9]*$/;
const camel = /^[a-z][A-Za-z0-9]*$/;

/**
 * What a recipe inserts into existing files: after the first match, or at the end of the file without one. Its new files
 * are those of `templates/<kind>`; `{{…}}` stands for one of its values, in paths too.
 */
const insertions: Record<string, readonly { file: string; after?: RegExp; text: string }[]> = {
  component: [
    {
      file: 'packages/ui/src/{{area}}/index.ts',
      text: "export { {{Name}}, type {{Name}}Props } from './{{Name}}/{{Name}}.tsx';\n",
    },
  ],
  screen: [
    {
      file: 'apps/portal/src/screens/{{area}}/routes.ts',
      after: /readonly Screen\[\] = \[\n/,
      text: `  {
    path: '{{path}}',
    title: '{{Title}}',
    load: async () => (await import('./{{Name}}/{{Name}}Screen.tsx')).{{Name}}Screen,
  },
`,
    },
    {
      file: 'apps/server/src/db/initial-data/pages.ts',
      after: /\n {2}[^-|]+\| \/{{Area}} .*\n/,
      text: '  - {{Title}} | {{path}} | | JAS | | |\n',
    },
  ],
  operation: [
    {
      file: 'apps/server/src/services/{{api}}/handlers.ts',
      after: /^/,
      text: "import { {{resource}}Handlers } from './{{resource}}/handlers.ts';\n",
    },
    {
      file: 'apps/server/src/services/{{api}}/handlers.ts',
      after: /{{api}}Handlers[^=]*= \{/,
      text: '\n  ...{{resource}}Handlers,\n',
    },
  ],
};

/**
 * Makes the files of a recipe of CONTRIBUTING, without writing them.
 * @throws ToolError when the recipe is unknown, a word is missing or no name, or a file already exists
 */
export function scaffold(read: ReadFile, [kind = '', ...words]: readonly string[]): Scaffold {
  const values = valuesOf(kind, words);
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => values[key] ?? '');
  const files: Scaffold = {};
  for (const template of globSync('**/*.txt', { cwd: join(templates, kind) }).toSorted()) {
    const path = fill(template.replaceAll('\\', '/').replace(/\.txt$/, ''));
    if (read(path) !== null) throw new ToolError(`${path} already exists.`);
    files[path] = fill(readFileSync(join(templates, kind, template), 'utf8'));
  }
  for (const { file, after, text } of insertions[kind] ?? []) {
    const path = fill(file);
    const content = files[path] ?? read(path);
    if (content === null) throw new ToolError(`${path} does not exist.`);
    const mark = after && new RegExp(fill(after.source)).exec(content);
    if (after && !mark) throw new ToolError(`${path} has no place for it: ${fill(after.source)}`);
    const at = mark ? mark.index + mark[0].length : content.length;
    files[path] = content.slice(0, at) + fill(text) + content.slice(at);
  }
  return files;
}

function valuesOf(kind: string, words: readonly string[]): Record<string, string> {
  if ({ screen: 2, component: 2, operation: 3 }[kind] !== words.length) throw new ToolError(usage);
  const wrong = words.find(
    (word, index) => !(kind !== 'operation' && index === 1 ? pascal : camel).test(word),
  );
  if (wrong !== undefined) {
    const rule = 'write OfferList for screens and components, else listOffers.';
    throw new ToolError(`"${wrong}" is no name: ${rule}`);
  }
  const [area = '', name = '', operationId = ''] = words;
  if (kind === 'operation') return operationValues(area, name, operationId);
  return {
    area,
    Area: capital(area),
    Name: name,
    name: name.charAt(0).toLowerCase() + name.slice(1),
    Title: name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' '),
    path: `/${capital(area)}/${name}`,
  };
}

function operationValues(api: string, resource: string, operationId: string): Record<string, string> {
  const found = operations.find((each) => each.api === api && each.id === operationId);
  if (!found) throw new ToolError(`openapi/${api}.yaml does not describe ${operationId}. Begin there.`);
  const url = (api === 'provider' ? '' : `/${api}`) + found.path.replaceAll(/\{\w+\}/g, '1');
  return { api, Api: capital(api), resource, operationId, METHOD: found.method, url };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
