import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const before = `import { SidebarMenu as Menu } from '@portal/ui/layout';
import { SidebarMenu } from './ownMenu';

// currentPageId in a comment stays.
export const menu = (
  <Menu items={[]} currentPageId={page} icon={<Menu items={[]} currentPageId="home" />}>
    <SidebarMenu currentPageId="own" />
  </Menu>
);
`;
const after = `import { SidebarMenu as Menu } from '@portal/ui/layout';
import { SidebarMenu } from './ownMenu';

// currentPageId in a comment stays.
export const menu = (
  <Menu items={[]} currentId={page} icon={<Menu items={[]} currentId="home" />}>
    <SidebarMenu currentPageId="own" />
  </Menu>
);
`;

test('renames the props of components of the package, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codemod-'));
  try {
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'deep/Menu.tsx'), before);
    const codemod = join(import.meta.dirname, 'renameProps.mjs');
    const run = () => spawnSync(process.execPath, [codemod, folder], { encoding: 'utf8' });
    expect(run()).toMatchObject({ status: 0, stdout: `Changed ${join(folder, 'deep/Menu.tsx')}\n` });
    expect(readFileSync(join(folder, 'deep/Menu.tsx'), 'utf8')).toBe(after);
    expect(run()).toMatchObject({ status: 0, stdout: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('says which version of the compiler it requires', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codemod-'));
  try {
    const compiler = join(folder, 'node_modules/typescript');
    mkdirSync(compiler, { recursive: true });
    writeFileSync(join(compiler, 'index.js'), "exports.version = '7.0.2';");
    const codemod = join(import.meta.dirname, 'renameProps.mjs');
    const { status, stderr } = spawnSync(process.execPath, [codemod], { cwd: folder, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'The codemod requires typescript 5 or 6, not 7.0.2: npm install --no-save typescript@6\n',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
