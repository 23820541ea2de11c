import ts from 'typescript';
import { ExampleParts, fieldSources, InternalName, type Piece, type Replace } from './ExampleParts.ts';
import { type SourceModule, valueOf, withoutTypes } from './sourceModule.ts';

/** Pieces by the name of their property. A spread that is not known before run time has its text as name. */
type Fields = Map<string, Piece>;

/** The names of the stories of a file. */
export function storyNames({ file }: SourceModule): string[] {
  return [...file.text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) => name);
}

/** Whether the `play` function of a story changes what is shown. */
export function isPlayed(stories: SourceModule, name: string): boolean {
  const text = stories.declarations.get(name)?.getText(stories.file) ?? '';
  return /\b(userEvent|fireEvent|dispatchEvent)\b|Driver\(/.test(text);
}

/**
 * The source of a story as an app writes it: imports from the package, the declarations that are used, and JSX with
 * the props of the story.
 * @returns null if it shows a part that only other components of the package use
 */
export function writeExample(stories: SourceModule, name: string): string | null {
  const parts = new ExampleParts();
  const read = (piece: Piece | undefined) => (piece ? fieldsOf(piece, parts) : new Map<string, Piece>());
  const meta = read({ node: ts.factory.createIdentifier('meta'), module: stories });
  const story = read({ node: ts.factory.createIdentifier(name), module: stories });
  const props: Fields = new Map([...read(meta.get('args')), ...read(story.get('args'))]);
  const render = story.get('render') ?? meta.get('render');
  const component = meta.get('component');
  const form = story.get('parameters') ?? meta.get('parameters');
  try {
    const text = render ? writeRender(render, props, parts) : writeElement(component, props, parts);
    return parts.write(parts.fields.size > 0 && form ? writeForm(text, form, parts) : text);
  } catch (error) {
    if (error instanceof InternalName) return null;
    throw error;
  }
}

/** The properties of an object, or of what is declared by a name, with those that are spread into it. */
function fieldsOf({ node, module }: Piece, parts: ExampleParts): Fields {
  const value = ts.isExpression(node) ? withoutTypes(node) : node;
  if (ts.isIdentifier(value)) {
    const imported = module.imports.get(value.text);
    const own = imported?.from.startsWith('/') ? parts.module(imported.from) : module;
    const declared = valueOf(own, imported?.name ?? value.text);
    return declared ? fieldsOf({ node: declared, module: own }, parts) : new Map();
  }
  if (ts.isPropertyAccessExpression(value)) {
    const field = fieldsOf({ node: value.expression, module }, parts).get(value.name.text);
    return field ? fieldsOf(field, parts) : new Map();
  }
  if (!ts.isObjectLiteralExpression(value)) return new Map();
  return new Map(
    value.properties.flatMap((property): [string, Piece][] => {
      if (ts.isSpreadAssignment(property)) {
        const spread = { node: property.expression, module };
        const fields = fieldsOf(spread, parts);
        return fields.size > 0 ? [...fields] : [[`...${property.expression.getText(module.file)}`, spread]];
      }
      const isValue = ts.isPropertyAssignment(property);
      const name = property.name as ts.Identifier | ts.StringLiteral;
      const content = isValue ? property.initializer : ts.isMethodDeclaration(property) ? property : name;
      return [[name.text, { node: content, module }]];
    }),
  );
}

function writeElement(component: Piece | undefined, props: Fields, parts: ExampleParts): string {
  if (!component) return '';
  const { node, module } = component;
  const declared = (ts.isIdentifier(node) && valueOf(module, node.text)) || node;
  const plain = ts.isExpressionWithTypeArguments(declared) ? declared.expression : node;
  const name = parts.textOf({ node: plain, module });
  const children = props.get('children');
  const attributes = writeAttributes(props, parts, ['children']);
  if (!children) return `<${name} ${attributes} />`;
  const text = writeValue(children, parts);
  const content = /^'[^'{}<>]*'$/.test(text) ? text.slice(1, -1) : text.startsWith('<') ? text : `{${text}}`;
  return `<${name} ${attributes}>${content}</${name}>`;
}

function writeAttributes(props: Fields, parts: ExampleParts, except: readonly string[]): string {
  const attributes = [...props].map(([name, piece]) => {
    if (except.includes(name)) return '';
    const text = writeValue(piece, parts);
    if (name.startsWith('...')) return `{...${text}}`;
    if (text === 'true') return name;
    return /^'[^'"\\]*'$/.test(text) ? `${name}="${text.slice(1, -1)}"` : `${name}={${text}}`;
  });
  return attributes.join(' ');
}

function writeValue({ node, module }: Piece, parts: ExampleParts): string {
  if (!ts.isMethodDeclaration(node)) return parts.textOf({ node, module });
  const text = parts.textOf({ node, module });
  const isAsync = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ?? false;
  return `${isAsync ? 'async ' : ''}${text.replace(/^(async )?\w+/, '').replace(/\) \{/, ') => {')}`;
}

/** A story with `render`: its JSX or component, with the props of the story in place of its parameter. */
function writeRender({ node, module }: Piece, props: Fields, parts: ExampleParts): string {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node) && !ts.isMethodDeclaration(node))
    return writeElement({ node, module }, props, parts);
  const replace = parameterReplacement(node.parameters[0], props, parts);
  const body = node.body && parts.textOf({ node: node.body, module }, replace);
  if (!body) return '';
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return body.replace(/^\(([^]*)\)$/, '$1');
  parts.declare(`function Example() ${body}`);
  return '<Example />';
}

function parameterReplacement(
  parameter: ts.ParameterDeclaration | undefined,
  props: Fields,
  parts: ExampleParts,
): Replace {
  const rest = new Map(props);
  const named = new Map<string, Piece | undefined>();
  let all = '';
  if (parameter && ts.isIdentifier(parameter.name)) all = parameter.name.text;
  else if (parameter && ts.isObjectBindingPattern(parameter.name)) {
    for (const { name, dotDotDotToken } of parameter.name.elements) {
      const text = (name as ts.Identifier).text;
      if (dotDotDotToken) all = text;
      else {
        named.set(text, props.get(text));
        rest.delete(text);
      }
    }
  }
  const isAll = (each: ts.Node) => ts.isIdentifier(each) && each.text === all;
  const propOf = (each: ts.Node): Piece | undefined => {
    if (ts.isIdentifier(each) && !ts.isJsxAttribute(each.parent)) return named.get(each.text);
    return ts.isPropertyAccessExpression(each) && isAll(each.expression)
      ? props.get(each.name.text)
      : undefined;
  };
  return (node) => {
    if (ts.isJsxSpreadAttribute(node) && isAll(node.expression))
      return writeAttributes(rest, parts, ownNames(node.parent));
    // The parent's handler is a spy of the test.
    const handler = ts.isExpressionStatement(node) && calleeOf(node.expression);
    if (handler && propOf(handler)) return '';
    const isShort = ts.isShorthandPropertyAssignment(node);
    const prop = propOf(isShort ? node.name : node);
    return prop && (isShort ? `${node.name.text}: ` : '') + writeValue(prop, parts);
  };
}

function calleeOf(node: ts.Expression): ts.Expression | undefined {
  const call = ts.isAwaitExpression(node) ? node.expression : node;
  return ts.isCallExpression(call) ? call.expression : undefined;
}

/** Props that an element has beside those that are spread into it. */
function ownNames({ properties, parent }: ts.JsxAttributes): string[] {
  const names = properties.flatMap(({ name }) => (name ? [name.getText()] : []));
  return ts.isJsxOpeningElement(parent) ? [...names, 'children'] : names;
}

/** The form around a field, from the story's `formOf(values, rules)`. */
function writeForm(field: string, parameters: Piece, parts: ExampleParts): string {
  const call = findCall(parameters.node, 'formOf');
  const [values, rules] = (call?.arguments ?? []).map((node) =>
    parts.textOf({ node, module: parameters.module }),
  );
  parts.import('@portal/ui/forms', 'Form');
  parts.import('@portal/ui/forms', 'schemaFromRules');
  parts.declare(`const values = ${values};`);
  parts.declare(`const schema = schemaFromRules<typeof values>(${rules ?? '() => ({})'});`);
  for (const source of new Set(fieldSources.values())) {
    const names = [...parts.fields].filter((name) => fieldSources.get(name) === source);
    if (names.length === 0) continue;
    parts.import('@portal/ui/forms', source);
    parts.declare(`const { ${names.join(', ')} } = ${source}(schema);`);
  }
  const isComponent = field.startsWith('function');
  if (isComponent) parts.declare(field);
  return `<Form label="Story" schema={schema} defaultValues={values} onSubmit={() => ({ ok: true, message: 'Saved' })}>
    ${isComponent ? '<Example />' : field}
  </Form>`;
}

function findCall(node: ts.Node, name: string): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === name) return node;
  return ts.forEachChild(node, (each) => findCall(each, name));
}
