/** `npm run storybook`: components and screens with hot reload. */
import { bin, foreground } from '../processes.ts';
import { writeLibrary } from '../status/library.ts';

writeLibrary();
process.exitCode = await foreground(bin('storybook'), [
  'dev',
  '--port',
  '6006',
  '--no-open',
  ...process.argv.slice(2),
]);
