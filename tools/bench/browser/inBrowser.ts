import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { browserArguments, findBrowser } from '../../browser.ts';
import { inEmptyFolder, startServer, type ServerProcess } from '../serverProcess.ts';

/** Lets the work use a browser. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** The same beside a server with the demo data. */
export function onDemoServer<T>(work: (server: ServerProcess, browser: Browser) => Promise<T>): Promise<T> {
  return inEmptyFolder(async (folder) => {
    const server = await startServer({ DATA_DIR: join(folder, 'data') });
    try {
      return await withBrowser((browser) => work(server, browser));
    } finally {
      await server.stop();
    }
  });
}
