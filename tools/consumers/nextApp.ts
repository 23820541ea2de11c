import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { succeeded } from '../packages.ts';
import { run } from '../processes.ts';
import { withConsumerApp } from './consumerApp.ts';
import { tryScreen, tryFigures, tryStores } from './screens.ts';

/** Not tools of the repository: only this check needs them. */
const only = { next: '16.4.6', '@mui/material-nextjs': '9.4.0', '@emotion/cache': '^11.14.0' };

/**
 * A new app of Next.js with our packages from their tarballs: a page drawn on the server that uses our rules, our client and
 * what is pure in `@portal/ui`, and shows our components, which take over in the browser without complaint; and another
 * with what needs the optional packages.
 */
export async function checkNextApp(): Promise<void> {
  const optional = {
    '@mui/x-charts': undefined,
    '@mui/x-data-grid': undefined,
    '@mui/x-date-pickers': undefined,
  };
  const more = { ...only, ...optional, '@types/node': undefined };
  await withConsumerApp('next', more, async (folder) => {
    const cli = join(folder, 'node_modules/next/dist/bin/next');
    const quiet = { NEXT_TELEMETRY_DISABLED: '1' };
    succeeded(await run(process.execPath, [cli, 'build'], quiet, folder));
    const args = [cli, 'start', '--hostname', '127.0.0.1', '--port', '0'];
    const server = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...quiet } });
    try {
      const address = await addressOf(server);
      const drawn = await (await fetch(address)).text();
      if (!drawn.includes('$1,200.50')) throw new Error('The server did not draw what our rules say');
      await tryScreen(address, tryStores);
      await tryScreen(`${address}/figures`, tryFigures);
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  });
}

/** Waits until the server says where it listens. @throws Error with its words when it ends before */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (piece: Buffer) => {
        said += piece.toString();
        const address = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(said)?.[0];
        if (address && said.includes('Ready')) resolve(address);
      });
    }
    server.once('exit', () => reject(new Error(said)));
  });
}
