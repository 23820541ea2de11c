import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Where a module has a name from. */
interface Import {
  /** A package, or the path of a file. */
  from: string;
  /** The name there; `*` for all of them. */
  name: string;
  isType: boolean;
}

/** A source file, as far as examples need it. */
export interface SourceModule {
  file: ts.SourceFile;
  imports: ReadonlyMap<string, Import>;
  /** Statements of the top level by the names that they declare. */
  declarations: ReadonlyMap<string, ts.Statement>;
}

export function readModule(path: string, text = readFileSync(path, 'utf8')): SourceModule {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = file.statements.filter(ts.isImportDeclaration).flatMap((each) => importsOf(each, path));
  const declarations = file.statements.flatMap((statement) =>
    declaredNames(statement).map((name): [string, ts.Statement] => [name, statement]),
  );
  return { file, imports: new Map(imports), declarations: new Map(declarations) };
}

function importsOf(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  path: string,
): [string, Import][] {
  const { text } = moduleSpecifier as ts.StringLiteral;
  const from = text.startsWith('.') ? join(dirname(path), text) : text;
  const list = importClause?.namedBindings;
  if (!importClause || !list) return [];
  if (ts.isNamespaceImport(list)) return [[list.name.text, { from, name: '*', isType: false }]];
  return list.elements.map(({ name, propertyName, isTypeOnly }) => {
    const isType = isTypeOnly || importClause.isTypeOnly;
    return [name.text, { from, name: (propertyName ?? name).text, isType }];
  });
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** The names of a variable, or of a pattern of several. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((each) => (ts.isBindingElement(each) ? boundNames(each.name) : []));
}

/** The value that a variable is declared with, without the types that are stated of it. */
export function valueOf({ declarations }: SourceModule, name: string): ts.Expression | undefined {
  const statement = declarations.get(name);
  if (!statement || !ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  return declaration?.initializer && withoutTypes(declaration.initializer);
}

export function withoutTypes(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression);
  return isWrapped ? withoutTypes(expression.expression) : expression;
}

/** Identifiers in a node that may name something of its module; not those in some of its parts. */
export function namesIn(node: ts.Node, except: ReadonlySet<ts.Node>): Set<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node) => {
    if (except.has(each)) return;
    if (ts.isIdentifier(each) && !isPropertyName(each)) names.add(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

function isPropertyName(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  if (ts.isBindingElement(parent)) return parent.propertyName === identifier;
  const isNamed =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent) ||
    ts.isJsxAttribute(parent);
  return isNamed && parent.name === identifier;
}
