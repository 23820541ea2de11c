/** `npm run build-storybook`: writes the static Storybook into storybook-static. */
import { bin, foreground } from '../processes.ts';
import { writeLibrary } from '../status/library.ts';

writeLibrary();
process.exitCode = await foreground(bin('storybook'), ['build', ...process.argv.slice(2)]);
