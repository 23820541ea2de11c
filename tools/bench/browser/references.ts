import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cache, root } from '../../paths.ts';
import { bin, run, succeeded } from '../../processes.ts';
import { outsideFolder } from './outside.ts';

/** The pages that the product is compared with, with a selector for their rows. */
export const references = {
  'React alone': { folder: 'apps/portal/benchmarks/reactOnly', row: 'tbody th[scope=row]' },
  'MUI Table': { folder: 'apps/portal/benchmarks/muiTable', row: 'tbody th[scope=row]' },
  'react-admin': { folder: '', row: 'tbody td' },
} as const;

export type Reference = keyof typeof references;

const reactAdminPage = {
  'index.html': '<div id="root"></div><script type="module" src="./main.tsx"></script>',
  'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }',
  'main.tsx': `
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';

const dataProvider = {
  getList: async () => {
    const { mailerData, rowCount } = await (await fetch('rows.json')).json();
    return { data: mailerData.slice(0, 25).map((row) => ({ ...row, id: row.mailerCode })), total: rowCount };
  },
};
const fields = ['mailerCode', 'dateProcessed', 'timeProcessed', 'saleDateBegin', 'saleDateEnd', 'sequenceNumberStart',
  'sequenceNumberEnd', 'quantity', 'description'];
const MailerList = () => (
  <List perPage={25}>
    <Datagrid>{fields.map((name) => <TextField key={name} source={name} />)}</Datagrid>
  </List>
);
createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry><Resource name="mailers" list={MailerList} /></Admin>,
);`,
};

const pages = join(cache, 'bench-pages');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/**
 * Builds the pages and serves them compressed, like the product.
 * @param rows the response that they show, as JSON
 */
export async function serveReferences(rows: string) {
  const reactAdmin = await outsideFolder(
    'react-admin',
    ['react-admin', 'react', 'react-dom'],
    reactAdminPage,
  );
  const files = new Map<string, Buffer>();
  for (const [name, { folder }] of Object.entries(references)) {
    const output = join(pages, name.replace(' ', '-'));
    const options = ['--outDir', output, '--emptyOutDir', '--base', './', '--logLevel', 'error'];
    succeeded(
      await run(bin('vite'), ['build', '.', ...options], {}, folder ? join(root, folder) : reactAdmin),
    );
    writeFileSync(join(output, 'rows.json'), rows);
    // Compressed before the first request, which must not wait for it.
    for (const file of readdirSync(output, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    )) {
      const path = join(file.parentPath, file.name);
      files.set(`/${relative(pages, path)}`, brotliCompressSync(readFileSync(path)));
    }
  }
  const server = createServer(({ url = '' }, response) => {
    const path = url.endsWith('/') ? `${url}index.html` : url;
    const headers = { 'content-type': types[extname(path)] ?? '', 'content-encoding': 'br' };
    const file = files.get(path);
    response.writeHead(file ? 200 : 404, file && headers).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (name: Reference) => `http://127.0.0.1:${port}/${name.replace(' ', '-')}/`,
    stop: () => server.close(),
  };
}
