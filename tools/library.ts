/**
 * Describes the components of `@portal/ui` from their sources, in `components.json` and `llms.txt` of its package.
 * Generated when the package is packed and when Storybook is started or built; ignored by git. The same for the design
 * tokens and Storybook's page of other names.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { toDesignTokens, toTokenCss } from '../packages/ui/build/designTokens.ts';
import { checker, exportsOf, uiEntries } from './packageSources.ts';
import { root, uiFolder } from './paths.ts';

/** A component of `@portal/ui` as `components.json` describes it. */
export interface Component {
  name: string;
  family: string;
  import: string;
  /** Its doc comment. */
  purpose: string;
  /** What others call it (`@alias` of its comment), for searches. */
  aliases: string;
  props: readonly Prop[];
  /** Names of its stories, in order. */
  stories: readonly string[];
  /** Its stories of the common states. */
  states: readonly string[];
  /** Screens and components that use it. */
  usedBy: readonly string[];
}

export interface Prop {
  /** With `?` when it is optional. */
  name: string;
  type: string;
  meaning: string;
}

/** A type that apps write values of, such as `Column`. */
export interface LibraryType {
  name: string;
  import: string;
  purpose: string;
  /** Its declaration. */
  code: string;
}

/** The common states, by the story names in Storybook. */
const usualStates = ['Ready', 'Loading', 'Empty', 'Failed', 'Saving', 'Not Saved', 'Refused'];
const families = uiEntries.filter(({ name }) => name !== '.');
const imported = /^(?:import|export) (?!type\b)\{([^}]*)\} from '(?:@portal\/ui|\.)[^']*'/gm;
const importedLazily = /\bimport\('\.[^']*?(\w+)\.tsx'\)/g;

/** The components in the current sources, by family and name. */
export function readLibrary(): Component[] {
  const users = usersByName();
  const components = families.flatMap(({ name: entry, path }) => {
    const describe = (symbol: ts.Symbol, line: string): Component => {
      const { name } = symbol;
      const stories = storyFilesOf(symbol).flatMap(storyNames);
      return {
        name,
        family: entry.split('/')[1] ?? '',
        import: line,
        purpose: docstringOf(symbol),
        aliases: ts.displayPartsToString(symbol.getJsDocTags().find((tag) => tag.name === 'alias')?.text),
        props: propsOf(symbol),
        stories,
        states: usualStates.filter((state) => stories.includes(state)),
        usedBy: (users.get(name) ?? []).filter((user) => user !== basename(sourceOf(symbol), '.tsx')),
      };
    };
    const exported = exportsOf(path).filter(isComponent);
    return [
      ...exported.map((each) =>
        describe(each, `import { ${each.name} } from '${join('@portal/ui', entry)}';`),
      ),
      ...(entry === './forms' ? ['fieldsFor', 'moreFieldsFor'] : []).flatMap((source) =>
        fieldSymbols(source).map((each) => describe(each, `const { ${each.name} } = ${source}(schema);`)),
      ),
    ];
  });
  const keyOf = ({ family, name }: Component) => `${family}/${name}`;
  return components.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The field components that an app gets from a function, such as `fieldsFor`. */
function fieldSymbols(source: string): ts.Symbol[] {
  const fields = join(uiFolder, 'src/forms/fields');
  return exportsOf(join(uiFolder, `src/forms/${source}.ts`))
    .filter(({ name }) => name.endsWith('FieldsOf'))
    .flatMap((symbol) => checker.getDeclaredTypeOfSymbol(symbol).getProperties())
    .flatMap(({ name }) => exportsOf(join(fields, name, `${name}.tsx`)).filter((each) => each.name === name));
}

/** The exported types of a family that are no props or texts of a component. */
function typesOf({ name: entry, path }: (typeof families)[number]): LibraryType[] {
  return exportsOf(path)
    .filter(({ name, flags }) => !(flags & ts.SymbolFlags.Value) && !/(Props|LocaleText)$/.test(name))
    .map((symbol) => ({
      name: symbol.name,
      import: `import type { ${symbol.name} } from '${join('@portal/ui', entry)}';`,
      purpose: docstringOf(symbol),
      code: (symbol.declarations ?? []).map((each) => each.getText()).join('\n'),
    }));
}

/** Files of stories that show a component: that of its name and, in its own folder, those of no other one. */
function storyFilesOf(symbol: ts.Symbol): string[] {
  const { name } = symbol;
  const folder = dirname(sourceOf(symbol));
  const all = globSync('*.stories.tsx', { cwd: folder }).toSorted();
  const own = all.filter((file) => file === `${name}.stories.tsx`);
  const isOfOther = (file: string) => existsSync(join(folder, file.replace('.stories', '')));
  const others = basename(folder) === name || own.length === 0 ? all.filter((file) => !isOfOther(file)) : [];
  if (own.length + others.length > 0) return [...own, ...others].map((file) => join(folder, file));
  // A part of others is shown with them.
  const shows = new RegExp(`\\b${name}\\b`);
  const paths = globSync('src/**/*.stories.tsx', { cwd: uiFolder }).map((file) => join(uiFolder, file));
  return paths.toSorted().filter((path) => shows.test(readFileSync(path, 'utf8')));
}

/** Names of the stories of a file, as Storybook shows them. */
function storyNames(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return names.map((name) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' '));
}

function isComponent(symbol: ts.Symbol): boolean {
  const isSource = /(?<!\/icons)\.tsx$/.test(sourceOf(symbol));
  const isNamed = /^[A-Z][a-z]/.test(symbol.name) && !symbol.name.endsWith('Error') && isSource;
  return isNamed && propsTypeOf(symbol) !== undefined;
}

function sourceOf(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** Props type of a component; null for one without props, undefined if it is not a component. */
function propsTypeOf(symbol: ts.Symbol): ts.Type | null | undefined {
  if (!(symbol.flags & (ts.SymbolFlags.Value & ~ts.SymbolFlags.Enum))) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const constructors = type.getConstructSignatures();
  const signature = type.getCallSignatures()[0] ?? constructors[0];
  if (!signature) return undefined;
  const drawn = checker.typeToString(signature.getReturnType());
  if (!/Element|ReactNode/.test(drawn) && constructors.length === 0) return undefined;
  const [props] = signature.getParameters();
  return props ? checker.getTypeOfSymbol(props) : null;
}

/** Own props; those of MUI or HTML are described there. */
function propsOf(symbol: ts.Symbol): Prop[] {
  const all = propsTypeOf(symbol)?.getProperties() ?? [];
  return all.flatMap((prop) => {
    const declaration = prop.declarations?.[0];
    const file = declaration?.getSourceFile().fileName ?? '';
    if (!declaration || relative(join(uiFolder, 'src'), file).startsWith('..')) return [];
    const type = 'type' in declaration && (declaration.type as ts.TypeNode | undefined)?.getText();
    return {
      name: prop.name + (prop.flags & ts.SymbolFlags.Optional ? '?' : ''),
      type: (type || '').replaceAll(/\s+/g, ' '),
      meaning: docstringOf(prop),
    };
  });
}

function docstringOf(symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s*\n\s*/g, ' ');
}

/** Which files import a name from the library or within it, by the name; without stories and tests. */
function usersByName(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const path of globSync(['apps/portal/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], {
    cwd: root,
  }).toSorted()) {
    if (/\.(stories|test)\.tsx$|[fF]ixture\.tsx$|\/testing\//.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const named = [...text.matchAll(imported)].flatMap(([, names = '']) =>
      [...names.matchAll(/(?<!type )\b[A-Z]\w+/g)].map(([name]) => name),
    );
    const lazy = [...text.matchAll(importedLazily)].map(([, name = '']) => name);
    for (const name of new Set([...named, ...lazy]))
      users.set(name, [...(users.get(name) ?? []), basename(path, '.tsx')]);
  }
  return users;
}

/** The library for language models: what to import for what, with which props. */
function modelText(components: readonly Component[]): string {
  const intro = readFileSync(join(root, 'tools/libraryIntro.md'), 'utf8');
  const texts = families.map((entry) => {
    const own = components.filter(({ import: line }) => line.includes(`'${join('@portal/ui', entry.name)}'`));
    const fields =
      entry.name === './forms' ? components.filter((each) => each.import.endsWith('sFor(schema);')) : [];
    const types = typesOf(entry);
    const described = new Set([...own, ...types].map(({ name }) => name));
    const undescribed = exportsOf(entry.path).filter(({ name }) => !described.has(name));
    const functions = undescribed.filter(isFunction);
    const others = undescribed.filter((symbol) => !isFunction(symbol));
    const names = others.map(({ name }) => name).toSorted();
    const parts = [[...own, ...fields].map(componentText), functions.map(functionText), types.map(typeText)];
    const rest = names.length > 0 ? `Also: ${names.join(', ')}.\n` : '';
    return `## ${join('@portal/ui', entry.name)}\n\n${parts.flat().join('')}${rest}`;
  });
  return [intro, ...texts].join('\n');
}

function typeText({ name, purpose, code }: Omit<LibraryType, 'import'>): string {
  return `### ${name}\n\n${purpose && `${purpose}\n\n`}\`\`\`ts\n${code}\n\`\`\`\n\n`;
}

function isFunction({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Function) !== 0;
}

function functionText(symbol: ts.Symbol): string {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const lines = signatures.map((each) =>
    checker.signatureToString(each, undefined, ts.TypeFormatFlags.NoTruncation),
  );
  const code = lines.map((line) => symbol.name + line).join('\n');
  return typeText({ name: symbol.name, purpose: docstringOf(symbol), code });
}

/** Props that most components have for their root element. */
const rootProps = new Set(['ref?', 'sx?', 'className?', 'style?', 'id?']);

function componentText({ name, import: line, purpose, aliases, props }: Component): string {
  const own = props.filter((prop) => !rootProps.has(prop.name));
  const list = own.map((prop) => `- \`${prop.name}: ${prop.type}\`${prop.meaning && ` ${prop.meaning}`}\n`);
  if (own.length < props.length) list.push('- Root props\n');
  return `### ${name}\n\n${purpose}${aliases && ` Also called: ${aliases}.`}\n\n\`${line}\`\n\n${list.join('')}${list.length > 0 ? '\n' : ''}`;
}

/** A page of Storybook, whose search finds headings. */
function otherNamesPage(components: readonly Component[]): string {
  const intro = readFileSync(join(root, '.storybook/docs/otherNames.md'), 'utf8');
  const named = components.filter(({ aliases }) => aliases !== '');
  return (
    intro + named.map(({ aliases, name }) => `\n## ${aliases}\n\n<ComponentLink name="${name}" />\n`).join('')
  );
}

if (import.meta.main) {
  const components = readLibrary();
  const library = { components, types: families.flatMap(typesOf) };
  writeFileSync(join(uiFolder, 'components.json'), `${JSON.stringify(library, null, 2)}\n`);
  writeFileSync(join(uiFolder, 'llms.txt'), modelText(components));
  for (const scheme of ['light', 'dark'] as const) {
    const tokens = `${JSON.stringify(toDesignTokens(scheme), null, 2)}\n`;
    writeFileSync(join(uiFolder, `tokens.${scheme}.json`), tokens);
  }
  writeFileSync(join(uiFolder, 'tokens.css'), toTokenCss());
  writeFileSync(join(root, '.storybook/docs/OtherNames.mdx'), otherNamesPage(components));
}
