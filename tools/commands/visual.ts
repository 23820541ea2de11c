/**
 * `npm run visual`: compares the stories with the pictures of their baseline. With `--sheet` it takes pictures of every
 * screen and dialog of the built portal instead; further words select sheets by their area or views.
 */
import { buildPortal } from '../buildPortal.ts';
import { bin, foreground } from '../processes.ts';

const words = process.argv.slice(2);
process.exitCode = await (words.includes('--sheet') ? takeSheets() : compareStories());

async function takeSheets(): Promise<number> {
  await buildPortal();
  const wanted = words.filter((word) => word !== '--sheet');
  const filter = wanted.length > 0 ? ['--grep', wanted.join('|')] : [];
  return foreground(bin('playwright'), ['test', '--config', 'e2e/contactSheet.config.ts', ...filter]);
}

function compareStories(): Promise<number> {
  const options = ['--config', '.storybook/vitest.config.ts', '--mode', 'visual'];
  // After `-u` Vitest would read the next word as the kind of update.
  const named = words.map((word) => (word === '-u' ? '--update=all' : word));
  return foreground(bin('vitest'), ['run', ...options, ...named]);
}
