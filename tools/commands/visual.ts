/**
 * `npm run visual`: photographs every story, compares the pictures with a baseline and writes a report of what differs.
 *
 * `npm run visual -- --update`          takes the pictures of the working tree as the baseline
 * `npm run visual -- --against main`    compares with the pictures of another commit, which are taken when they are missing
 * `npm run visual -- datatable modals`  only the stories whose ids contain one of the words
 */
import { existsSync, mkdirSync, rmSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../paths.ts';
import { buildStorybook, storybookFolder } from '../storybook.ts';
import { ToolError } from '../ToolError.ts';
import { photograph, planOf, storyIdsOf } from '../visual/compare.ts';
import { buildCommit, commitNamed } from '../visual/commitStorybook.ts';
import { reportFolder, visualFolder, type Sitting } from '../visual/plan.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, against: { type: 'string' } },
});
const isChosen = (storyId: string) => words.length === 0 || words.some((word) => storyId.includes(word));

await buildStorybook();
const storybook = join(root, storybookFolder);
const sittings = (await planOf(storybook)).filter(({ storyId }) => isChosen(storyId));
const own = join(visualFolder, 'own');

if (values.update) {
  if (words.length === 0) rmSync(own, { recursive: true, force: true });
  process.exitCode = await photograph(storybook, own, { sittings, gone: [] }, 'kept as baseline');
  copyFileSync(join(storybook, 'index.json'), join(own, 'index.json'));
} else {
  const baseline = values.against === undefined ? own : await baselineOf(values.against);
  if (!existsSync(join(baseline, 'index.json'))) {
    throw new ToolError(
      'There is no baseline yet. "npm run visual -- --update" makes one of the working tree,\n"npm run visual -- --against <commit>" compares with another commit.',
    );
  }
  const present = new Set(storyIdsOf(storybook));
  const gone = storyIdsOf(baseline).filter((id) => isChosen(id) && !present.has(id));
  process.exitCode = await photograph(storybook, baseline, { sittings, gone }, 'compared');
  console.log(`Report: ${join(reportFolder, 'index.html')}`);
}

/** Folder with the pictures of a commit; those it lacks of the chosen stories are taken. */
async function baselineOf(reference: string): Promise<string> {
  const commit = await commitNamed(reference);
  const folder = join(visualFolder, commit);
  mkdirSync(folder, { recursive: true });
  const built = join(folder, 'storybook');
  await buildCommit(commit, built);
  copyFileSync(join(built, 'index.json'), join(folder, 'index.json'));
  const there = new Set(storyIdsOf(folder));
  const missing = sittings.filter((sitting) => there.has(sitting.storyId) && !isComplete(sitting, folder));
  if (missing.length > 0) {
    console.log(`› Taking the pictures of ${reference}`);
    await photograph(built, folder, { sittings: missing, gone: [] }, 'kept as baseline');
  }
  return folder;
}

function isComplete({ storyId, pictures }: Sitting, folder: string): boolean {
  return pictures.every(({ mode }) => existsSync(join(folder, `${storyId}-${mode}.png`)));
}
