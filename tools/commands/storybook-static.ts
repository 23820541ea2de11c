/**
 * `npm run storybook:static`: builds the Storybook with its docs when it is stale, and serves it.
 * `npm run storybook:static -- --base /design/ --port 6007` serves it under another path or port.
 */
import { parseArgs } from 'node:util';
import { addressOf, buildStorybook, serveFolder, storybookFolder } from '../storybook.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '6007' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
await buildStorybook();
const server = await serveFolder(storybookFolder, {
  base: `/${values.base}/`.replaceAll(/\/+/g, '/'),
  port: Number(values.port),
  host: values.host,
});
console.log(`Storybook ready at ${addressOf(server)}`);
