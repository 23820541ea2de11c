import manifest from '../../packages/ui/package.json';

/** The sources of the entries of `@portal/ui` as text, by their path from here. */
const entrySources = import.meta.glob<string>('../../packages/ui/src/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The fields of a form are taken from its schema, which types their names. */
const formsEntry = '@portal/ui/forms';
const fieldPattern = /\/forms\/fields\//;

/**
 * How an app gets at a component: the line it writes, read from the `exports` of `@portal/ui`.
 * @param name of the component
 * @param storiesPath path of its stories, which tells fields of forms from other components
 * @returns `null` for a part that only other components of the package use
 */
export function importLine(name: string, storiesPath: string): string | null {
  if (fieldPattern.test(storiesPath)) {
    return `import { fieldsFor } from '${formsEntry}';\n\nconst { ${name} } = fieldsFor(schema);`;
  }
  const entry = Object.entries(manifest.exports).find(([, targets]) => {
    const source = entrySources[`../../packages/ui/${targets['@portal/source'].slice(2)}`] ?? '';
    return exportedNames(source).has(name);
  });
  return entry ? `import { ${name} } from '@portal/ui${entry[0].slice(1)}';` : null;
}

function exportedNames(source: string): Set<string> {
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].map((match) => match[1] ?? '');
  return new Set(lists.flatMap((list) => list.split(',').map((name) => name.trim())));
}
