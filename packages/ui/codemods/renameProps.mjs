/**
 * Renames props of components of `@portal/ui` in the sources of an app, with the compiler of the app (`typescript` 5 or 6):
 *
 *     node node_modules/@portal/ui/codemods/renameProps.mjs src
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** New names of props by component and old name; a release that renames props adds them. */
const newNames = { SidebarMenu: { currentPageId: 'currentId' } };

const ts = createRequire(resolve('package.json'))('typescript');
if (!ts.createSourceFile) {
  process.stderr.write(
    `The codemod requires typescript 5 or 6, not ${ts.version}: npm install --no-save typescript@6\n`,
  );
  process.exit(1);
}
const [folder = 'src'] = process.argv.slice(2);
for (const name of globSync('**/*.{jsx,tsx}', { cwd: folder, exclude: ['**/node_modules/**'] })) {
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  const renamed = renameProps(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  if (renamed === text) continue;
  writeFileSync(path, renamed);
  process.stdout.write(`Changed ${path}\n`);
}

/** The text of a file with the new names. */
function renameProps(file) {
  const components = findComponents(file);
  let { text } = file;
  // From the end, because a new name moves what is behind it.
  for (const { name, parent } of listAttributes(file).toReversed()) {
    const component = components.get(parent.parent.tagName.getText());
    const newName = newNames[component]?.[name.getText()];
    if (newName) text = text.slice(0, name.getStart()) + newName + text.slice(name.end);
  }
  return text;
}

/** What a file imports of the package: the names there by the names in the file. */
function findComponents(file) {
  const elements = file.statements
    .filter((each) => ts.isImportDeclaration(each) && /^@portal\/ui(\/|$)/.test(each.moduleSpecifier.text))
    .flatMap(({ importClause }) => importClause?.namedBindings?.elements ?? []);
  return new Map(elements.map(({ name, propertyName = name }) => [name.text, propertyName.text]));
}

/** The attributes of all JSX elements, in their order in the text. */
function listAttributes(node) {
  const found = ts.isJsxAttribute(node) ? [node] : [];
  ts.forEachChild(node, (child) => void found.push(...listAttributes(child)));
  return found;
}
