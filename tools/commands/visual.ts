/**
 * `npm run visual`: photographs every story, compares the pictures with a baseline and writes a report of what differs.
 *
 * `npm run visual -- --update`          makes the pictures of the working tree the baseline
 * `npm run visual -- --against main`    compares with the pictures of another commit, which are taken first
 * `npm run visual -- datatable modals`  only the stories whose ids contain one of the words
 */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { bin, foreground, run } from '../processes.ts';
import { runSections } from '../sections/runSections.ts';
import type { Section } from '../sections/section.ts';
import { addressOf, buildStorybook, runStorybookBuild, serveFolder, storybookFolder } from '../storybook.ts';
import { ToolError } from '../ToolError.ts';
import { reportFolder, storiesIn, visualFolder } from '../visual/folders.ts';

const visual: Section = {
  name: 'visual',
  title: 'Pictures of the stories',
  how: 'Each story in each of its modes, compared pixel by pixel.',
  async run({ words, update, against }) {
    await buildStorybook();
    const storybook = join(root, storybookFolder);
    const own = join(visualFolder, 'own');
    const baseline = against === undefined ? own : await baselineOf(against, words);
    if (update && words.length === 0) rmSync(own, { recursive: true, force: true });
    if (!update && !existsSync(join(baseline, 'index.json'))) {
      throw new ToolError(
        'There is no baseline yet: "npm run visual -- --update" makes one of the working tree,\n"npm run visual -- --against <commit>" compares with another commit.',
      );
    }
    const code = await photograph(storybook, baseline, words, !update);
    return [
      {
        what: `${storiesIn(storybook).size} stories ${update ? 'photographed' : `compared with ${against ?? 'the baseline'}`}`,
        measured: `report: ${join(reportFolder, 'index.html')}`,
        goal: 'no difference',
        outcome: code === 0 ? 'passed' : 'failed',
      },
    ];
  },
};
process.exitCode = (await runSections(null, [visual])) ? 0 : 1;

/** Takes the pictures of a static Storybook and compares them with those in a folder, or puts them there. */
async function photograph(
  storybook: string,
  baseline: string,
  words: readonly string[],
  isCompared: boolean,
) {
  const server = await serveFolder(storybook, { isCached: true });
  const update = `--update-snapshots=${isCompared ? 'none' : 'changed'}`;
  try {
    const code = await foreground(bin('playwright'), ['test', '--config', 'tools/visual', update], {
      VISUAL_ADDRESS: addressOf(server),
      VISUAL_STORYBOOK: storybook,
      VISUAL_BASELINE: baseline,
      VISUAL_WORDS: words.join(' '),
      ...(isCompared ? { VISUAL_IS_COMPARED: '1' } : {}),
    });
    if (!isCompared) copyFileSync(join(storybook, 'index.json'), join(baseline, 'index.json'));
    return code;
  } finally {
    await server.close();
  }
}

/** A folder with the pictures of a commit, its Storybook built in a worktree of its own. */
async function baselineOf(reference: string, words: readonly string[]): Promise<string> {
  const commit = (await must('git', ['rev-parse', '--verify', `${reference}^{commit}`])).trim();
  const folder = join(visualFolder, commit);
  const storybook = join(folder, 'storybook');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(storybook, 'index.json'))) {
    const tree = join(visualFolder, 'tree');
    await must('git', ['worktree', 'add', '--force', '--detach', tree, commit]);
    try {
      await must('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], tree);
      await runStorybookBuild(tree, storybook);
    } finally {
      await must('git', ['worktree', 'remove', '--force', tree]);
    }
  }
  await photograph(storybook, folder, words, false);
  return folder;
}

async function must(command: string, args: string[], cwd = root): Promise<string> {
  const { code, output } = await run(command, args, {}, cwd);
  if (code !== 0) throw new ToolError(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}
