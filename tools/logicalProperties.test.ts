import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const physicalProperty =
  /^(?:(?:scroll)?(?:margin|padding)|border(?:Top|Bottom)?)(?:Left|Right)(?:Radius|Color|Width|Style)?$/i;
const physicalValues: Readonly<Record<string, RegExp>> = {
  textAlign: /^(?:left|right)$/,
  float: /^(?:left|right)$/,
};

/** Left and right of a shorthand such as `0 4px 0 8px` differ. */
function isLopsided(value: string): boolean {
  const [, right, , left] = value.split(/ (?![^(]*\))/);
  return left !== undefined && left !== right;
}

/** Properties of styles that mean the left or right instead of the begin or end of a line, with their lines. */
function physicalProperties(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node, isStyled: boolean): void => {
    if (ts.isPropertyAssignment(node)) {
      const property = node.name.getText(file);
      const value = ts.isStringLiteralLike(node.initializer) ? node.initializer.text : '';
      const isPhysical =
        physicalProperty.test(property) ||
        physicalValues[property]?.test(value) ||
        (/^(?:margin|padding)$/.test(property) && isLopsided(value)) ||
        // Outside of style sheets, left and right are positions that were measured.
        (isStyled && /^(?:left|right)$/.test(property));
      if (isPhysical)
        found.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1} ${property}`);
    }
    const isStyleSheet =
      isStyled ||
      (ts.isCallExpression(node) && node.expression.getText(file).startsWith('styled(')) ||
      (ts.isArrowFunction(node) && node.type?.getText(file) === 'CSSObject') ||
      (ts.isJsxAttribute(node) && node.name.getText(file) === 'sx');
    ts.forEachChild(node, (child) => visit(child, isStyleSheet));
  };
  visit(file, false);
  return found;
}

test('styles of the library work in both directions of reading', () => {
  const sources = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root });
  const found = sources
    .filter((path) => !/\.(?:test|stories)\.|Fixture/.test(path))
    .flatMap((path) => physicalProperties(path, readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  { code: "styled('div')({ marginLeft: 4 })", found: ['marginLeft'] },
  { code: "styled('div')({ '& a': { left: 0 } })", found: ['left'] },
  { code: "const styles = (theme: Theme): CSSObject => ({ textAlign: 'right' });", found: ['textAlign'] },
  { code: "styled('div')({ padding: '0 4px 0 calc(6px + 2px)' })", found: ['padding'] },
  { code: "styled('div')({ insetInlineStart: 0, padding: '1px 4px', textAlign: 'end' })", found: [] },
  { code: 'const position = { left: 0, top: 0 };', found: [] },
])('$code', ({ code, found }) => {
  expect(physicalProperties('test.tsx', code).map((text) => text.split(' ')[1])).toEqual(found);
});
