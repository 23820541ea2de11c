import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const parse = (name: string, text: string) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Reads sources of components, without those of tests and stories. */
function readSources<Result>(pattern: string, read: (path: string, text: string) => Result): Result[] {
  return globSync(pattern, { cwd: root })
    .filter((path) => !/\.(stories|test)\.tsx?$|[fF]ixture\.tsx?$|\/testing\//.test(path))
    .map((path) => read(path, readFileSync(join(root, path), 'utf8')));
}

/** Labels of the specifications, which are written as there. */
const specified = new Set([
  'Add Mailer',
  'Add a Barcode Row',
  'Go to Step 2',
  'Go to Step 3',
  'Go to Step 5',
  'Load CE Coupons',
  'Load Data for Selected Applicant',
  'Show Campaigns',
  'Show List',
  'Show Mailers',
  'Show Report',
  'Skip CE Coupons',
  'Start New Job',
  'Submit',
  'View Application',
]);

/** Labels that do not say what a button does. */
const vague = /^(ok|okay|yes|no|confirm|submit|go|proceed|click here)$/i;
/** A word after the first begins with a capital, and is no abbreviation. */
const titleCase = /\s[A-Z][a-z]/;
const labelProps = new Set(['submitLabel', 'confirmLabel', 'cancelLabel', 'addLabel']);
/** Questions about a dialog may be over it. */
const question = /^(Lazy)?(Confirm|DiscardChanges|Leave\w*)Modal$/;

/** What the rules are about in a file of components. */
interface Interface {
  labels: string[];
  primaryButtons: number;
  /** Dialogs inside of dialogs. */
  nestedDialogs: string[];
}

function readInterface(name: string, text: string): Interface {
  const found: Interface = { labels: [], primaryButtons: 0, nestedDialogs: [] };
  const visit = (node: ts.Node, dialog: string | null): void => {
    let inner = dialog;
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { tagName } = ts.isJsxElement(node) ? node.openingElement : node;
      const tag = tagName.getText();
      if (/(Modal|Drawer)$/.test(tag)) {
        if (dialog && !question.test(tag)) found.nestedDialogs.push(`${tag} in ${dialog}`);
        inner = tag;
      }
      if (ts.isJsxElement(node) && /^(Link)?Button$/.test(tag))
        found.labels.push(...node.children.filter(ts.isJsxText).map((each) => each.text.trim()));
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const prop = node.name.getText();
      if (labelProps.has(prop)) found.labels.push(node.initializer.text);
      if (prop === 'variant' && node.initializer.text === 'primary') found.primaryButtons += 1;
    }
    ts.forEachChild(node, (each) => visit(each, inner));
  };
  visit(parse(name, text), null);
  return { ...found, labels: found.labels.filter(Boolean) };
}

const files = readSources('{packages/ui,apps/portal}/src/**/*.tsx', (path, text) => ({
  path,
  ...readInterface(path, text),
}));

test('the rules are read from components', () => {
  const text = `const a = (
    <FormModal submitLabel="Add Page">
      <Button variant="primary">OK</Button>
      <ConfirmModal confirmLabel="Delete page" />
      {isOpen && <Modal><Button variant="primary">Show list</Button></Modal>}
    </FormModal>
  );`;
  expect(readInterface('a.tsx', text)).toEqual({
    labels: ['Add Page', 'OK', 'Delete page', 'Show list'],
    primaryButtons: 2,
    nestedDialogs: ['Modal in FormModal'],
  });
  expect(files.flatMap(({ labels }) => labels).length).toBeGreaterThan(40);
});

test('buttons have labels in sentence case that say what they do', () => {
  const isWrong = (label: string) => !specified.has(label) && (titleCase.test(label) || vague.test(label));
  const wrong = files.flatMap(({ path, labels }) =>
    labels.filter(isWrong).map((label) => `${path}: ${label}`),
  );
  expect(wrong).toEqual([]);
});

test('a component has one primary button', () => {
  expect(files.filter(({ primaryButtons }) => primaryButtons > 1).map(({ path }) => path)).toEqual([]);
});

test('no dialog is over a dialog', () => {
  const nested = files.flatMap(({ path, nestedDialogs }) => nestedDialogs.map((each) => `${path}: ${each}`));
  expect(nested).toEqual([]);
});

const physicalProperty =
  /^(?:(?:scroll)?(?:margin|padding)|border(?:Top|Bottom)?)(?:Left|Right)(?:Radius|Color|Width|Style)?$/i;
const physicalValue = /^(?:left|right)$/;

/** Left and right of a shorthand such as `0 4px 0 8px` differ. */
function isLopsided(value: string): boolean {
  const [, right, , left] = value.split(/ (?![^(]*\))/);
  return left !== undefined && left !== right;
}

/** Properties of styles that mean the left or right instead of the begin or end of a line, with their lines. */
function physicalProperties(name: string, text: string): string[] {
  const file = parse(name, text);
  const found: string[] = [];
  const visit = (node: ts.Node, isStyled: boolean): void => {
    if (ts.isPropertyAssignment(node)) {
      const property = node.name.getText(file);
      const value = ts.isStringLiteralLike(node.initializer) ? node.initializer.text : '';
      const isPhysical =
        physicalProperty.test(property) ||
        (/^(?:textAlign|float)$/.test(property) && physicalValue.test(value)) ||
        (/^(?:margin|padding)$/.test(property) && isLopsided(value)) ||
        // Outside of style sheets, left and right are positions that were measured.
        (isStyled && physicalValue.test(property));
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
  const found = readSources('packages/ui/src/**/*.{ts,tsx}', physicalProperties).flat();
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

test('no style is for any element that follows another', () => {
  // Each row that is added to a table would restyle all others.
  const found = readSources('packages/ui/src/**/*.{ts,tsx}', (path, text) =>
    (text.match(/['"`][^'"`\n]*[~+] \*[^'"`\n]*['"`]/g) ?? []).map((selector) => `${path}: ${selector}`),
  );
  expect(found.flat()).toEqual([]);
});
