import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

interface Pattern {
  /** File and line. */
  place: string;
  source: string;
  flags: string;
}

/** The patterns of a file: literals, and texts given to `RegExp`. */
function patternsOf(name: string, text: string): Pattern[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    const add = (source: string, flags: string) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${name}:${line + 1}`, source, flags });
    };
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer);
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node.text.slice(1, end), node.text.slice(end + 1));
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      add(textOf(source, constants), flags ? textOf(flags, constants) : '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A text as far as its file tells it; what comes from elsewhere is taken for a letter. */
function textOf(node: ts.Expression | undefined, constants: ReadonlyMap<string, ts.Expression>): string {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (node && ts.isIdentifier(node) && constants.has(node.text)) {
    return textOf(constants.get(node.text), constants);
  }
  if (!node || !ts.isTemplateExpression(node)) return 'x';
  const rest = node.templateSpans.map((span) => textOf(span.expression, constants) + span.literal.text);
  return node.head.text + rest.join('');
}

/** Whether some text makes the time of matching grow faster than its length. */
function isSlow({ source, flags }: Pattern): boolean {
  return checkSync(source, flags, { timeout: 60_000 }).status !== 'safe';
}

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (path) => !/\.(test|stories)\.|\/testing\/|generated\//.test(path),
);

test('no pattern of the product takes more than linear time', { timeout: 120_000 }, () => {
  const patterns = sources.flatMap((path) => patternsOf(path, readFileSync(join(root, path), 'utf8')));
  expect(patterns.length).toBeGreaterThan(100);
  const once = new Map(patterns.map((each) => [`/${each.source}/${each.flags}`, each]));
  const slow = [...once.values()].filter(isSlow);
  expect(slow.map(({ place, source }) => `${place} ${source}`)).toEqual([]);
});

test('a slow pattern is found, in whatever way it is written', () => {
  const planted = [
    'const literal = /^(a+)+$/;',
    "const text = new RegExp('(a|a)*b');",
    "const part = 'x+';",
    'const template = RegExp(`^(${part}${part})+${name}$`);',
    'const good = /^[a-z]+$/;',
  ];
  const slow = patternsOf('planted.ts', planted.join('\n')).filter(isSlow);
  expect(slow.map(({ place }) => place)).toEqual(['planted.ts:1', 'planted.ts:2', 'planted.ts:4']);
});
