import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

/** Time limits; a busy machine would not produce a result within them. */
const limits = { timeout: null, attackTimeout: null, incubationTimeout: null };

/** The slow patterns of a file, literals and texts given to `RegExp`, with their lines; and how many it has. */
function slowPatterns(name: string, text: string): { slow: string[]; count: number } {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const slow: string[] = [];
  let count = 0;
  const visit = (node: ts.Node): void => {
    const check = (source: string, flags: string) => {
      count += 1;
      const { status } = checkSync(source, flags, limits);
      if (status === 'safe') return;
      slow.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${status}`);
    };
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer);
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      check(node.text.slice(1, end), node.text.slice(end + 1));
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      check(textOf(source, constants), flags ? textOf(flags, constants) : '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { slow, count };
}

/** The text of an expression as far as it is known from its file; unknown parts count as a letter. */
function textOf(node: ts.Expression | undefined, constants: ReadonlyMap<string, ts.Expression>): string {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (node && ts.isIdentifier(node) && constants.has(node.text))
    return textOf(constants.get(node.text), constants);
  if (!node || !ts.isTemplateExpression(node)) return 'x';
  const rest = node.templateSpans.map((span) => textOf(span.expression, constants) + span.literal.text);
  return node.head.text + rest.join('');
}

test('no regular expression of the product takes more than linear time', { timeout: 120_000 }, () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root });
  const found = sources
    .filter((path) => !/\.(test|stories)\.|\/testing\/|generated\//.test(path))
    .map((path) => slowPatterns(path, readFileSync(join(root, path), 'utf8')));
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(100);
  expect(found.flatMap(({ slow }) => slow)).toEqual([]);
});

test('a slow regular expression is found however it is written', () => {
  const planted = [
    'const literal = /^(a+)+$/;',
    "const text = new RegExp('(a|a)*b');",
    "const part = 'x+';",
    'const template = RegExp(`^(${part}${part})+${name}$`);',
    'const good = /^[a-z]+$/;',
  ];
  const { slow } = slowPatterns('planted.ts', planted.join('\n'));
  expect(slow).toEqual(['planted.ts:1 vulnerable', 'planted.ts:2 vulnerable', 'planted.ts:4 vulnerable']);
});
