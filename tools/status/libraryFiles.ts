import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uiFolder } from '../paths.ts';
import { exportsOf, uiEntries } from '../packageSources.ts';
import type { Component, Library } from './Component.ts';
import { describeComponents } from './describeComponents.ts';

export const libraryPath = join(uiFolder, 'components.json');
export const modelTextPath = join(uiFolder, 'llms.txt');

/** The components as the sources are now, with the measures last taken. */
export function presentLibrary(): Library {
  const last = existsSync(libraryPath)
    ? (JSON.parse(readFileSync(libraryPath, 'utf8')) as Library)
    : { measured: null, components: [] };
  const measures = new Map(
    last.components.map(({ family, name, measured }) => [`${family}/${name}`, measured]),
  );
  return {
    measured: last.measured,
    components: describeComponents().map(({ component }) => ({
      ...component,
      measured: measures.get(`${component.family}/${component.name}`) ?? null,
    })),
  };
}

/** Path → text of the files that describe the library in its package. */
export function libraryFiles(library: Library): ReadonlyMap<string, string> {
  return new Map([
    [libraryPath, `${JSON.stringify(library, null, 2)}\n`],
    [modelTextPath, modelText(library.components)],
  ]);
}

/** The library for language models: what to import for what, with which properties. */
function modelText(components: readonly Component[]): string {
  const families = [...new Set(components.map(({ family }) => family))];
  return `# @portal/ui

> React components for internal apps, on MUI: dense tables, forms, dialogs, the frame of an app, and business views of a
> customer-service portal. Data comes in as props, events go out; nothing in it fetches, routes or stores.

- Stand \`PortalThemeProvider\` around the app once and \`import '@portal/ui/fonts.css'\`.
- Days are typed; a calendar comes by \`theme={{ components: { PortalDayInput: { defaultProps: { loadPicker: async () => (await import('@portal/ui/pickers')).DayPicker } } } }}\`.
- Data that is loaded comes as \`AsyncState\`: \`{ status: 'loading' } | { status: 'empty' } | { status: 'failed', message, retry? } | { status: 'ready', data, refreshing }\`.
- Import from the entry of a family. A property with \`?\` may be left out.
- Fields of a form come from \`fieldsFor(schema)\` and are typed by the zod schema.

${families
  .map((family) =>
    familyText(
      family,
      components.filter((each) => each.family === family),
    ),
  )
  .join('\n')}`;
}

function familyText(family: string, components: readonly Component[]): string {
  const entry = uiEntries.find(({ name }) => name === `./${family}`);
  const shown = new Set(components.map(({ name }) => name));
  const others = (entry ? exportsOf(entry.path) : [])
    .map(({ name }) => name)
    .filter((name) => !shown.has(name));
  const rest = others.length > 0 ? `Also: ${others.toSorted().join(', ')}.\n\n` : '';
  return `## @portal/ui/${family}\n\n${components.map(componentText).join('')}${rest}`;
}

function componentText({ name, import: line, purpose, props }: Component): string {
  const list = props.map((prop) => `- \`${prop.name}: ${prop.type}\`${prop.meaning && ` ${prop.meaning}`}\n`);
  return `### ${name}\n\n${purpose}\n\n\`${line}\`\n\n${list.join('')}${list.length > 0 ? '\n' : ''}`;
}
