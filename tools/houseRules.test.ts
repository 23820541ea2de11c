import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

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
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
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
  visit(file, null);
  return { ...found, labels: found.labels.filter(Boolean) };
}

const files = globSync('{packages/ui,apps/portal}/src/**/*.tsx', { cwd: root })
  .filter((path) => !/\.(stories|test)\.tsx$|[fF]ixture\.tsx$|\/testing\//.test(path))
  .map((path) => ({
    path: relative(root, join(root, path)),
    ...readInterface(path, readFileSync(join(root, path), 'utf8')),
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
