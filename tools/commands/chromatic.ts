/** `npm run chromatic`: sends the Storybook to Chromatic for visual review. */
import { bin, foreground } from '../processes.ts';
import { ToolError } from '../ToolError.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  throw new ToolError('Set CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project.');
}
process.exitCode = await foreground(bin('chromatic'), [
  '--build-script-name',
  'build-storybook',
  ...process.argv.slice(2),
]);
