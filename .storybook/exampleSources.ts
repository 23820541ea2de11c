import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import { format } from 'prettier';
import type { Plugin } from 'vite';

/** A node of the syntax tree; only its place in the text is used beside its kind. */
type Node = CsfFile['_ast']['program']['body'][number] | CsfFile['_storyAnnotations'][string][string];

/**
 * Gives each story of the library its source: JSX with the props as they are written in the file, and the declarations
 * of the file that it uses. Storybook itself prints functions and objects as they are at run time.
 */
export function exampleSources(): Plugin {
  return {
    name: 'example-sources',
    enforce: 'pre',
    // Tests show no sources.
    apply: (_config, { mode }) => mode === 'development' || mode === 'production',
    async transform(code, id) {
      if (!/packages\/ui\/src\/.*\.stories\.tsx$/.test(id)) return null;
      const csf = loadCsf(code, { fileName: id, makeTitle: (title) => title ?? 'untitled' }).parse();
      const { _storyAnnotations: stories } = csf;
      const lines = await Promise.all(
        Object.keys(stories).map(async (name) => {
          const text = await format(writeExample(csf, code, name), { parser: 'babel-ts', singleQuote: true });
          const source = JSON.stringify({ code: text.replace(/>;\n$/, '>'), language: 'tsx' });
          return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ${source} } };`;
        }),
      );
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
  };
}

/** The text of one example. */
function writeExample(csf: CsfFile, code: string, name: string): string {
  const textOf = ({ start, end }: Node) => code.slice(start ?? 0, end ?? 0);
  const { _storyAnnotations: stories, _metaAnnotations: meta } = csf;
  const story = stories[name] ?? {};
  const props = new Map([meta.args, story.args].flatMap((args) => readProps(args, textOf)));
  const render = story.render ?? meta.render;
  const component = meta.component;
  const example = render
    ? writeRender(textOf(render), props)
    : writeElement(component ? textOf(component) : '', props);
  return withDeclarations(csf, textOf, example);
}

function readProps(args: Node | undefined, textOf: (node: Node) => string): [string, string][] {
  if (args?.type !== 'ObjectExpression') return [];
  return args.properties.map((property) => {
    if (property.type === 'SpreadElement') return [textOf(property), ''];
    const key = textOf(property.key).replaceAll(/^['"]|['"]$/g, '');
    const text =
      property.type === 'ObjectMethod'
        ? textOf(property).replace(/^\w+(\([^]*?\)) \{/, '$1 => {')
        : textOf(property.value);
    return [key, text];
  });
}

function writeElement(component: string, props: ReadonlyMap<string, string>): string {
  const attributes = [...props].map(([key, text]) => {
    if (key.startsWith('...')) return `{${key}}`;
    if (text === 'true') return key;
    return /^'[^'"\\]*'$/.test(text) ? `${key}="${text.slice(1, -1)}"` : `${key}={${text}}`;
  });
  return `<${component} ${attributes.join(' ')} />`;
}

/** A story with `render`: its function, after the props it is called with. */
function writeRender(render: string, props: ReadonlyMap<string, string>): string {
  const body =
    /^\([^)]*\) => (?!\{)([^]*)$/.exec(render)?.[1] ??
    `const Example = ${render.replace(/^render\(/, 'function (')};`;
  const entries = [...props].map(([key, text]) => (key.startsWith('...') ? key : `'${key}': ${text}`));
  return /\bargs\b/.test(render) ? `const args = { ${entries.join(', ')} };\n${body}` : body;
}

/** Puts the declarations of the file before the example that it uses, and those that they use. */
function withDeclarations(csf: CsfFile, textOf: (node: Node) => string, example: string): string {
  const { _ast: file } = csf;
  const declarations = file.program.body.flatMap((node): { name: string; text: string }[] => {
    if (node.type === 'FunctionDeclaration' && node.id) return [{ name: node.id.name, text: textOf(node) }];
    if (node.type !== 'VariableDeclaration') return [];
    const names = node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return names.filter((each) => each !== 'meta').map((each) => ({ name: each, text: textOf(node) }));
  });
  let all = example;
  for (const { name, text } of declarations.toReversed()) {
    const uses = new RegExp(`\\b${name}\\b`, 'g');
    const [, generic] = /^const \w+ = (\w+)<[^;]*>;$/.exec(text) ?? [];
    if (generic) all = all.replaceAll(uses, generic);
    else if (uses.test(all)) all = `${text}\n\n${all}`;
  }
  // Spies of the tests stand for functions of the app.
  return all.replaceAll(/\bfn(<[^\n]*?>)?\(\)/g, '() => {}').replaceAll(/\bfn\((\w+)\)/g, '$1');
}
