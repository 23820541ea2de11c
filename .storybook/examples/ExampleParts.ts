import { join } from 'node:path';
import ts from 'typescript';
import { namesIn, readModule, type SourceModule } from './sourceModule.ts';
import { uiEntryOf } from './uiEntries.ts';

const formsFolder = join(import.meta.dirname, '../../packages/ui/src/forms');

/** A piece of code with the module that its names belong to. */
export interface Piece {
  node: ts.Node;
  module: SourceModule;
}

/** Text that takes the place of a node; undefined keeps it. */
export type Replace = (node: ts.Node) => string | undefined;

/** Something that the package does not export. */
export class InternalName extends Error {}

/** Functions that an app takes fields of its schema from, by the name of the field. */
export const fieldSources = new Map(
  ['fieldsFor', 'moreFieldsFor'].flatMap((source) =>
    [...readModule(join(formsFolder, `${source}.ts`)).imports.keys()].map((name) => [name, source]),
  ),
);
const keepAll: Replace = () => undefined;

/** The code before an example: imports, and the declarations that it uses. */
export class ExampleParts {
  /** Fields of forms that are used; an app takes them from its schema. */
  readonly fields = new Set<string>();
  readonly #imports = new Map<string, Set<string>>();
  readonly #declarations: string[] = [];
  readonly #seen = new Set<ts.Node>();
  readonly #modules = new Map<string, SourceModule>();

  /** The whole example. */
  write(example: string): string {
    const imports = [...this.#imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => {
        const list = [...names].toSorted().join(', ');
        return `import ${list.startsWith('* ') ? list : `{ ${list} }`} from '${from}';`;
      });
    return [imports.join('\n'), ...this.#declarations, example].filter(Boolean).join('\n\n');
  }

  import(from: string, name: string) {
    this.#imports.set(from, (this.#imports.get(from) ?? new Set()).add(name));
  }

  declare(text: string) {
    this.#declarations.push(text);
  }

  /** The text of a piece; what it uses is put before the example. @throws InternalName */
  textOf({ node, module }: Piece, replace = keepAll): string {
    const replaced = new Set<ts.Node>();
    const text = textWith(node, module.file, (each) => {
      const other = replace(each) ?? this.#withoutSpy(each, module);
      if (other !== undefined) replaced.add(each);
      return other;
    });
    for (const name of namesIn(node, replaced)) this.use(name, module);
    return text;
  }

  /** Follows a name of a module to its import or declaration. */
  use(name: string, module: SourceModule) {
    const statement = module.declarations.get(name);
    if (statement) this.#include(statement, module);
    const imported = module.imports.get(name);
    if (!imported) return;
    const { from, name: original, isType } = imported;
    const written = (isType ? 'type ' : '') + (original === name ? name : `${original} as ${name}`);
    const source = from.startsWith('/') ? uiEntryOf(from, original) : from;
    if (source) this.import(source, written);
    else if (fieldSources.has(original)) this.fields.add(original);
    else if (isOfStories.test(from)) this.use(original, this.module(from));
    else throw new InternalName(original);
  }

  module(path: string): SourceModule {
    const module = this.#modules.get(path) ?? readModule(path);
    this.#modules.set(path, module);
    return module;
  }

  #include(statement: ts.Statement, module: SourceModule) {
    if (this.#seen.has(statement)) return;
    this.#seen.add(statement);
    const text = this.textOf({ node: statement, module });
    this.declare(text.replace(/^export /, ''));
  }

  /** Spies of tests stand for functions of the app. */
  #withoutSpy(node: ts.Node, module: SourceModule): string | undefined {
    if (!ts.isCallExpression(node) || node.expression.getText(module.file) !== 'fn') return undefined;
    const [body] = node.arguments;
    return body ? this.textOf({ node: body, module }) : '() => {}';
  }
}

/** Files with what stories show. */
const isOfStories = /[fF]ixture\.tsx?$|Story\.tsx?$|\.stories\.tsx$/;

function textWith(node: ts.Node, file: ts.SourceFile, replace: Replace): string {
  const other = replace(node);
  if (other !== undefined) return other;
  let text = '';
  let end = node.getStart(file);
  ts.forEachChild(node, (child) => {
    text += file.text.slice(end, child.getStart(file)) + textWith(child, file, replace);
    end = child.end;
  });
  return text + file.text.slice(end, node.end);
}
