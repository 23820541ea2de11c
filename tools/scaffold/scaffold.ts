import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../contract/documents.ts';
import { ToolError } from '../ToolError.ts';

/** Reads a file of the repository; `null` when none exists. Paths begin at the root. */
export type ReadFile = (path: string) => string | null;

export interface Scaffold {
  /** Content by path: new files, and files that get further lines. */
  files: Record<string, string>;
  /** What is left to do, in order. */
  next: string[];
}

/** What a recipe makes; `{{…}}` stands for one of its values. */
interface Recipe {
  /** New files: their template by their path. */
  made: Record<string, string>;
  /** Text that is inserted into files after a mark: the first match, or the end of the file without one. */
  changed: readonly { file: string; after?: RegExp; text: string }[];
  next: readonly string[];
}

const usage = `Say what to make:
  npm run scaffold -- screen <area> <Name>
  npm run scaffold -- component <family> <Name>
  npm run scaffold -- operation <api> <resource> <operationId>`;

const pascal = /^[A-Z][A-Za-z0-9]*$/;
const camel = /^[a-z][A-Za-z0-9]*$/;

/**
 * Makes the files of a recipe of CONTRIBUTING, without writing them.
 * @throws ToolError when the recipe is unknown, a word is missing or no name, or a file already exists
 */
export function scaffold(read: ReadFile, [kind = '', ...words]: readonly string[]): Scaffold {
  const isKnown = { screen: 2, component: 2, operation: 3 }[kind] === words.length;
  if (!isKnown) throw new ToolError(usage);
  const isName = (word: string, index: number) =>
    (kind !== 'operation' && index === 1 ? pascal : camel).test(word);
  const wrong = words.find((word, index) => !isName(word, index));
  if (wrong !== undefined)
    throw new ToolError(
      `"${wrong}" is no name: write OfferList for screens and components, else listOffers.`,
    );
  const [first = '', second = '', third = ''] = words;
  if (kind === 'screen') return make(read, screen(read, first), namesOf(first, second));
  if (kind === 'component') return make(read, component, namesOf(first, second));
  return make(read, operation, operationValues(first, second, third));
}

function namesOf(area: string, name: string): Record<string, string> {
  const [Area, Title] = [capital(area), name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')];
  const camelName = name.charAt(0).toLowerCase() + name.slice(1);
  return { area, Area, Name: name, name: camelName, Title, path: `/${Area}/${name}` };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function make(read: ReadFile, { made, changed, next }: Recipe, values: Record<string, string>): Scaffold {
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => values[key] ?? '');
  const files: Record<string, string> = {};
  for (const [path, template] of Object.entries(made)) {
    if (read(fill(path)) !== null) throw new ToolError(`${fill(path)} already exists.`);
    files[fill(path)] = fill(readFileSync(join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8'));
  }
  for (const { file, after, text } of changed) {
    const path = fill(file);
    const content = files[path] ?? read(path);
    if (content === null) throw new ToolError(`${path} does not exist.`);
    const mark = after && new RegExp(fill(after.source)).exec(content);
    if (after && !mark)
      throw new ToolError(`${path} has no ${after} to insert after: update tools/scaffold.`);
    const at = mark ? mark.index + mark[0].length : content.length;
    files[path] = content.slice(0, at) + fill(text) + content.slice(at);
  }
  return { files, next: next.map(fill) };
}

const component: Recipe = {
  made: {
    'packages/ui/src/{{area}}/{{Name}}/{{Name}}.tsx': 'component.tsx',
    'packages/ui/src/{{area}}/{{Name}}/{{Name}}.stories.tsx': 'component.stories.tsx',
  },
  changed: [
    {
      file: 'packages/ui/src/{{area}}/index.ts',
      text: "export { {{Name}}, type {{Name}}Props } from './{{Name}}/{{Name}}.tsx';\n",
    },
  ],
  next: [
    'Write {{Name}}.tsx: data comes in as props, events go out; a rule that needs no React gets a file and a test beside it.',
    'Write one story for each state, a play where there is behaviour, and the guide of the component.',
    'A generic family: export {{Name}} in packages/ui/src/index.ts as well.',
    'npx vitest run --project tools tools/packageSurface.test.ts -u, and review packages/ui/etc/ui.api.md',
  ],
};

function screen(read: ReadFile, area: string): Recipe {
  const routes = 'apps/portal/src/screens/{{area}}/routes.ts';
  const screens = 'apps/portal/src/app/screens.ts';
  const pages = 'apps/server/src/db/demo-data/pages.ts';
  const page = `{ name: '{{Title}}', url: '{{path}}', roles: ['JAS'] },\n`;
  const group = {
    name: "'{{Area}}'",
    url: "'/{{Area}}'",
    icon: "'folder'",
    roles: "['JAS']",
    pages: `[${page}]`,
  };
  const newGroup = Object.entries(group).map(([key, value]) => `${key}: ${value},`);
  const isNewArea = read(routes.replace('{{area}}', area)) === null;
  const hasGroup = read(pages)?.includes(`url: '/${capital(area)}',`);
  const ofNewArea = [
    { file: screens, after: /readonly Screen\[\] = \[\n/, text: '  ...{{area}}Screens,\n' },
    { file: screens, after: /^/, text: "import { {{area}}Screens } from '../screens/{{area}}/routes.ts';\n" },
  ];
  return {
    made: {
      'apps/portal/src/screens/{{area}}/{{Name}}/{{Name}}Screen.tsx': 'screen.tsx',
      'apps/portal/src/screens/{{area}}/{{Name}}/{{Name}}Screen.stories.tsx': 'screen.stories.tsx',
      'e2e/{{name}}.spec.ts': 'journey.spec.ts',
      ...(isNewArea ? { [routes]: 'routes.ts' } : {}),
    },
    changed: [
      {
        file: routes,
        after: /readonly Screen\[\] = \[\n/,
        text: `  {
    path: '{{path}}',
    title: '{{Title}}',
    load: async () => (await import('./{{Name}}/{{Name}}Screen.tsx')).{{Name}}Screen,
  },
`,
      },
      hasGroup
        ? { file: pages, after: /url: '\/{{Area}}',[\s\S]*?pages: \[\n/, text: page }
        : { file: pages, after: /tree: readonly DemoPage\[\] = \[\n/, text: `{${newGroup.join(' ')}},\n` },
      ...(isNewArea ? ofNewArea : []),
    ],
    next: [
      'Load its data beside the screen (as MailerList/mailerList.ts does); its stories get its call and its answers.',
      `Say in ${pages} who can open the page, and in e2e/{{name}}.spec.ts what a user does there.`,
      'npm test -- stories "end to end"',
    ],
  };
}

const folder = 'apps/server/src/services/{{api}}/{{resource}}';
const handlers = 'apps/server/src/services/{{api}}/handlers.ts';
const operation: Recipe = {
  made: {
    [`${folder}/handlers.ts`]: 'handlers.ts',
    [`${folder}/{{operationId}}.test.ts`]: 'operation.test.ts',
  },
  changed: [
    {
      file: handlers,
      after: /^/,
      text: "import { {{resource}}Handlers } from './{{resource}}/handlers.ts';\n",
    },
    { file: handlers, after: /{{api}}Handlers[^=]*= \{/, text: '\n  ...{{resource}}Handlers,\n' },
  ],
  next: [
    'Take {{operationId}} off the list in apps/server/src/contract/notImplemented.ts, if it is there.',
    `Write the SQL in ${folder}/queries.ts and row ⇄ answer in ${folder}/rows.ts (as services/provider/mailers does).`,
    `Test in ${folder}/{{operationId}}.test.ts what it answers, refuses and stores.`,
    `npx vitest run --project server --project server-postgres ${folder}`,
  ],
};

function operationValues(api: string, resource: string, operationId: string): Record<string, string> {
  if (!['provider', 'barcode', 'grant'].includes(api)) throw new ToolError(`No API is called "${api}".`);
  const found = operations.find((each) => each.api === api && each.id === operationId);
  if (!found) throw new ToolError(`openapi/${api}.yaml does not describe ${operationId}. Begin there.`);
  const url = (api === 'provider' ? '' : `/${api}`) + found.path.replaceAll(/\{\w+\}/g, '1');
  return { api, Api: capital(api), resource, operationId, METHOD: found.method, url };
}
