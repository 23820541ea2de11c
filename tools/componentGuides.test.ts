import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

/** Every component of `@portal/ui` has a guide (`parameters.guide` in the meta of its stories) that says something of its own. */
const stories = globSync('packages/ui/src/*/**/[A-Z]*.stories.tsx', { cwd: root })
  .filter((path) => sourcesBeside(path).includes(componentOf(path)))
  .map((path) => ({ path, guide: guideIn(readFileSync(join(root, path), 'utf8')) }));

function componentOf(storiesPath: string): string {
  return storiesPath.replace(/\.stories\.tsx$/, '.tsx');
}

function sourcesBeside(path: string): string[] {
  return globSync(`${dirname(path)}/*.{ts,tsx}`, { cwd: root }).filter(
    (source) => !/\.(stories|test)\.tsx?$|Fixture\.tsx?$/.test(source),
  );
}

/** The texts of a guide by the name of the property they stand in. */
function guideIn(source: string): Map<string, string[]> | undefined {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const find = (node: ts.Node): ts.ObjectLiteralExpression | undefined =>
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'guide' &&
    ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer
      : ts.forEachChild(node, find);
  const properties = find(file)?.properties.filter((property) => ts.isPropertyAssignment(property));
  return (
    properties && new Map(properties.map(({ name, initializer }) => [name.getText(), textsIn(initializer)]))
  );
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

/** Its own code, or a grid or tree of MUI X in it, acts on keys. */
function listensToKeys({ path }: { path: string }): boolean {
  return sourcesBeside(path).some((source) =>
    /\bonKeyDown\b|@mui\/x-(data-grid|tree-view)/.test(readFileSync(join(root, source), 'utf8')),
  );
}

/** A sentence of a few words; less says nothing about a component. */
const isSaid = (text: string) => text.trim().split(/\s+/).length >= 5;

test('components are found', () => expect(stories.length).toBeGreaterThan(80));

test.each(stories)('$path says when to take it, when not, and how it is heard', ({ guide }) => {
  expect(guide?.get('purpose')?.every(isSaid)).toBe(true);
  expect(guide?.get('notFor')?.every(isSaid)).toBe(true);
  expect(guide?.get('accessibility')?.some(isSaid)).toBe(true);
});

test.each(stories.filter(listensToKeys))('$path lists the keys it listens to', ({ guide }) =>
  expect(guide?.get('keyboard')?.length).toBeGreaterThan(0),
);

test('no sentence stands in two guides: it would say nothing about either', () => {
  const places = stories.flatMap(({ path, guide }) =>
    ['purpose', 'notFor', 'accessibility'].flatMap((part) =>
      (guide?.get(part) ?? []).map((text) => ({ text, component: basename(path) })),
    ),
  );
  const shared = places.filter(({ text, component }) =>
    places.some((other) => other.text === text && other.component !== component),
  );
  expect(shared).toEqual([]);
});
