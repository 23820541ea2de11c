import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root, uiFolder } from '../paths.ts';
import { exportsOf, checker, uiEntries } from '../packageSources.ts';
import type { Component, Prop } from './Component.ts';

/** What the sources say of a component; what is measured comes to it later. */
export interface DescribedComponent {
  component: Omit<Component, 'measured'>;
  /** Paths of its stories, from the repository's root. */
  storyFiles: readonly string[];
}

/** As `tools/uiStates.ts` asks for them, in the words of Storybook. */
const knownStates = ['Ready', 'Loading', 'Empty', 'Failed', 'Saving', 'Not Saved', 'Refused'];
const importPattern = /^(?:import|export) (?!type\b)\{([^}]*)\} from '([^']+)'/gm;
/** A component that is fetched when it is first shown. */
const fetchPattern = /\bimport\('\.[^']*?(\w+)\.tsx'\)/g;

/** Every component that a family of `@portal/ui` exports, read from the sources. */
export function describeComponents(): DescribedComponent[] {
  const users = importers();
  return uiEntries
    .filter(({ name }) => name !== '.')
    .flatMap(({ name: entry, path }) => {
      const from = join('@portal/ui', entry);
      return exportsOf(path)
        .filter(isComponent)
        .map((symbol) => {
          const source = sourceOf(symbol);
          const storyFiles = storyFilesOf(source, symbol.name);
          const stories = storyFiles.flatMap(storyNames);
          const component = {
            name: symbol.name,
            family: basename(entry),
            import: `import { ${symbol.name} } from '${from}';`,
            purpose: textOf(symbol),
            props: propsOf(symbol),
            stories,
            states: knownStates.filter((state) => stories.includes(state)),
            usedBy: (users.get(symbol.name) ?? []).filter((user) => user !== basename(source, '.tsx')),
          };
          return {
            component,
            storyFiles: storyFiles.map((file) => relative(root, file).replaceAll('\\', '/')),
          };
        });
    })
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function keyOf({ component: { family, name } }: DescribedComponent): string {
  return `${family}/${name}`;
}

/** Files of stories that show a component: that of its name and, in its own folder, those of no other one. */
function storyFilesOf(source: string, name: string): string[] {
  const folder = dirname(source);
  const all = globSync('*.stories.tsx', { cwd: folder }).toSorted();
  const isNamed = (file: string) => existsSync(join(folder, file.replace('.stories', '')));
  const own = all.filter((file) => file === `${name}.stories.tsx`);
  const others = basename(folder) === name || own.length === 0 ? all.filter((file) => !isNamed(file)) : [];
  return [...own, ...others].map((file) => join(folder, file));
}

function isComponent(symbol: ts.Symbol): boolean {
  if (!/^[A-Z][a-z]/.test(symbol.name) || !sourceOf(symbol).endsWith('.tsx')) return false;
  return propsTypeOf(symbol) !== undefined;
}

function sourceOf(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** Type of the properties of what draws something; undefined for what does not. */
function propsTypeOf(symbol: ts.Symbol): ts.Type | null | undefined {
  if (!(symbol.flags & (ts.SymbolFlags.Value & ~ts.SymbolFlags.Enum))) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type.getCallSignatures()[0] ?? type.getConstructSignatures()[0];
  if (!signature) return undefined;
  const drawn = checker.typeToString(signature.getReturnType());
  if (!/Element|ReactNode/.test(drawn) && type.getConstructSignatures().length === 0) return undefined;
  const [props] = signature.getParameters();
  return props ? checker.getTypeOfSymbol(props) : null;
}

/** Own properties; what comes from MUI or HTML is described there. */
function propsOf(symbol: ts.Symbol): Prop[] {
  const type = propsTypeOf(symbol);
  return (type?.getProperties() ?? []).flatMap((prop) => {
    const declaration = prop.declarations?.[0];
    if (!declaration || !isOurs(declaration)) return [];
    const written =
      'type' in declaration && declaration.type ? (declaration.type as ts.TypeNode).getText() : '';
    return [
      {
        name: prop.name + (prop.flags & ts.SymbolFlags.Optional ? '?' : ''),
        type: written.replaceAll(/\s+/g, ' '),
        meaning: textOf(prop),
      },
    ];
  });
}

function isOurs(declaration: ts.Declaration): boolean {
  return !relative(join(uiFolder, 'src'), declaration.getSourceFile().fileName).startsWith('..');
}

function textOf(symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s*\n\s*/g, ' ');
}

/** Names of the stories of a file, as Storybook shows them. */
function storyNames(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' '),
  );
}

/** Which files import a name from the library, by the name; without stories and tests. */
function importers(): Map<string, string[]> {
  const files = globSync(['apps/portal/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: root })
    .filter((path) => !/\.(stories|test)\.tsx$|[fF]ixture\.tsx$|\/testing\//.test(path))
    .toSorted();
  const users = new Map<string, string[]>();
  for (const path of files) {
    for (const name of importedNames(readFileSync(join(root, path), 'utf8'))) {
      users.set(name, [...(users.get(name) ?? []), basename(path, '.tsx')]);
    }
  }
  return users;
}

/** Names that a file takes from the library, or within it. */
function importedNames(text: string): Set<string> {
  const named = [...text.matchAll(importPattern)]
    .filter(([, , from = '']) => /^(@portal\/ui|\.)/.test(from))
    .flatMap(([, names = '']) => [...names.matchAll(/(?<!type )\b[A-Z]\w+/g)].map(([name]) => name));
  return new Set([...named, ...[...text.matchAll(fetchPattern)].map(([, name = '']) => name)]);
}
