import path from 'node:path';
import { sql } from 'kysely';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';

/**
 * The compiler trusts the declared row types: those of the tables, from which typed queries derive theirs, and those of
 * queries in SQL text. Here they are compared with the database and with the texts.
 */

const sources = path.join(import.meta.dirname, '..');
const settings = ts.getParsedCommandLineOfConfigFile(path.join(sources, '../tsconfig.json'), undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: () => {},
});
const program = ts.createProgram(settings?.fileNames ?? [], settings?.options ?? {});
const checker = program.getTypeChecker();

/** What the type parsers make of a column (`typeParsers.ts`). */
const parsedTypes: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  numeric: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  text: 'string',
  'character varying': 'string',
  uuid: 'string',
  date: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
};

describe('the tables are declared as the database has them', () => {
  let opened: TestDatabase;
  const columns = new Map<string, { type: string; isNullable: boolean }>();

  beforeAll(async () => {
    opened = await openTestDatabase({ content: 'empty' });
    const { rows } = await sql<{ name: string; type: string; nullable: string }>`
      select table_name || '.' || column_name as name, data_type as type, is_nullable as nullable
      from information_schema.columns where table_schema = 'public'`.execute(opened.database.db);
    for (const { name, type, nullable } of rows) columns.set(name, { type, isNullable: nullable === 'YES' });
  });
  afterAll(() => opened.database.close());

  const declared = listDeclaredColumns();
  test('the declarations are found', () => expect(declared.length).toBeGreaterThan(200));

  test.each(declared)('$name is $type', ({ name, type, isNullable }) => {
    const column = columns.get(name);
    expect({ name, isNullable: column?.isNullable }).toEqual({ name, isNullable });
    // Arrays and JSON have no simple type to compare.
    expect(type).toBe(parsedTypes[column?.type ?? ''] ?? type);
  });
});

describe('a query in SQL text selects what its row type declares', () => {
  const queries = listTextQueries();
  const columns = listDeclaredColumns().map(({ name }) => name.split('.'));
  const isStarred = (field: string, text: string) =>
    /select (?:\w+\.)?\*/.test(text) &&
    columns.some(([table = '', column]) => column === field && includesWord(text, table));

  test('the queries are found', () => expect(queries.length).toBeGreaterThan(40));

  test.each(queries)('$where', ({ fields, text }) => {
    const named = fields.filter((field) => !isStarred(field, text));
    expect(named.filter((field) => !includesWord(text, field))).toEqual([]);
  });
});

function listDeclaredColumns() {
  const file = program.getSourceFile(path.join(sources, 'db/tables.ts'));
  const tables = file?.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === 'Tables',
  );
  if (!tables) return [];
  return propertiesOf(checker.getTypeAtLocation(tables)).flatMap(({ name: table, type: row }) =>
    propertiesOf(row).map(({ name, type }) => {
      const selected = type.getProperty('__select__');
      const read = selected ? checker.getTypeOfSymbol(selected) : type;
      return {
        name: `${table}.${name}`,
        type: nameOf(checker.getNonNullableType(read)),
        isNullable: checker.getNonNullableType(read) !== read,
      };
    }),
  );
}

/** `string` also for a union of texts. */
function nameOf(type: ts.Type): string {
  if (type.isUnion() && type.types.every((part) => part.isStringLiteral())) return 'string';
  if (type.isUnion() && type.types.every((part) => part.isNumberLiteral())) return 'number';
  return type.symbol?.name ?? checker.typeToString(checker.getBaseTypeOfLiteralType(type));
}

/** Each `sql<Row>` of the product: the fields of its row, and the SQL texts of its file and of those it imports. */
function listTextQueries() {
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(sources) && !fileName.endsWith('.test.ts'))
    .map((file) => {
      const rows: { where: string; fields: string[] }[] = [];
      const texts: string[] = [];
      const imports: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isImportDeclaration(node)) {
          const { text: address } = node.moduleSpecifier as ts.StringLiteral;
          imports.push(path.join(path.dirname(file.fileName), address));
        } else if (ts.isTemplateLiteralToken(node)) texts.push(node.text);
        else if (ts.isStringLiteral(node) && !ts.isLiteralTypeNode(node.parent)) texts.push(node.text);
        else if (ts.isTaggedTemplateExpression(node) && node.typeArguments?.[0]) {
          const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
          const fields = listFields(checker.getTypeAtLocation(node.typeArguments[0]));
          rows.push({ where: `${path.relative(sources, file.fileName)}:${line + 1}`, fields });
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
      return { path: path.normalize(file.fileName), rows, imports, text: texts.join(' ') };
    });
  const textOf = new Map(files.map((file) => [file.path, file.text]));
  return files.flatMap(({ rows, imports, text }) =>
    rows.map((row) => ({
      ...row,
      text: [text, ...imports.map((imported) => textOf.get(imported) ?? '')].join(' '),
    })),
  );
}

function includesWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}

/** The fields of a row; none for a single value. */
function listFields(type: ts.Type): string[] {
  const isRow = type.flags & ts.TypeFlags.Object && type.symbol.name !== 'Date';
  return isRow ? propertiesOf(type).map(({ name }) => name) : [];
}

function propertiesOf(type: ts.Type): { name: string; type: ts.Type }[] {
  return checker
    .getPropertiesOfType(type)
    .map((property) => ({ name: property.name, type: checker.getTypeOfSymbol(property) }));
}
