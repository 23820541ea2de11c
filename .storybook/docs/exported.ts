import manifest from '../../packages/ui/package.json';
import type { Component } from '../../tools/library.ts';
import { components } from './library.ts';

const folder = '../../packages/ui/';

/** The sources of the entries of `@portal/ui` as text, by their path from here. */
const sources = import.meta.glob<string>('../../packages/ui/src/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Fields of forms are taken from a schema, which types their names. */
const fieldPattern = /\/forms\/fields\/(\w+)\//;

/** How an app imports the component of a story. */
interface Exported {
  /** The import line. */
  line: string;
  /**
   * The exported component as `components.json` describes it; undefined if it is not a component itself, such as a
   * field.
   */
  components: readonly Component[];
}

/**
 * What the `exports` of `@portal/ui` give of a file that has stories.
 * @param storiesPath path of the stories from the root of the repository
 * @returns `null` for a part that only other components of the package use
 */
export function exportedBy(storiesPath: string): Exported | null {
  const [, field] = fieldPattern.exec(storiesPath) ?? [];
  if (field) {
    const own = components.filter(({ name }) => name === field);
    const [declared] = own.map((each) => each.import);
    if (!declared) return null;
    const source = /\w+(?=\(schema\))/.exec(declared)?.[0] ?? 'fieldsFor';
    return { line: `import { ${source} } from '@portal/ui/forms';\n\n${declared}`, components: own };
  }
  const file = storiesPath.replace(/^.*packages\/ui\/src/, '').replace(/\.stories\.tsx$/, '');
  for (const [entry, targets] of Object.entries(manifest.exports)) {
    if (entry === '.' || typeof targets === 'string') continue;
    const source = targets['@portal/source'];
    const names =
      source === `./src${file}.tsx`
        ? [file.split('/').at(-1) ?? '']
        : namesFrom(file, sources[folder + source.slice(2)] ?? '');
    if (names.length === 0) continue;
    return {
      line: `import { ${names.join(', ')} } from '@portal/ui${entry.slice(1)}';`,
      components: names.flatMap((name) =>
        components.filter((each) => each.name === name && `./${each.family}` === entry),
      ),
    };
  }
  return null;
}

/** The exports of a file in an entry point without types; only components, if there are any. */
function namesFrom(file: string, source: string): string[] {
  const ownName = file.split('/').at(-1) ?? '';
  const lists = [...source.matchAll(/^export \{([^}]*)\} from '([^']*)'/gm)];
  const names = lists
    .filter(([, , from = '']) => file.endsWith(from.replace(/^[./]+/, '/').replace(/\.tsx?$/, '')))
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '));
  const named = names.filter((name) => /^[A-Z][a-z]/.test(name));
  const shown = named.length > 0 ? named : names;
  return shown.toSorted((a, b) => Number(b === ownName) - Number(a === ownName));
}
