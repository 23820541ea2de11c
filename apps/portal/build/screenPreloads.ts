import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { runAtBuild } from './runAtBuild.ts';

/** What this file uses of `src/app/screens.ts`. */
interface ScreensModule {
  screens: readonly { path: string; load: () => Promise<unknown> }[];
}

/** Loaded by a component of the screen as soon as its code runs. */
const shownAtOnce = /\/PageTreeView\.tsx$/;
const screenModule = /\/src\/screens\/.*Screen\.tsx$/;
const signedInModule = 'src/app/SignedIn.tsx';
const appModule = 'src/app/renderApp.tsx';
const prefetchModule = 'src/app/prefetchRoute.ts';
const dialogsModule = 'src/app/dialogs.ts';

/**
 * Writes `preloads.json`: the files that the page of a path needs before its first row, by path; `*` for other paths,
 * `*dialogs` for all dialogs. The server names them in the HTML, so that browsers request them at once instead of import
 * by import, and a page preloads those of the other screens and of the dialogs.
 */
export function screenPreloads(): Plugin {
  return {
    name: 'portal:screen-preloads',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const { config } = this.environment;
      const { root } = config;
      const find = (moduleId: string) => findChunk(bundle, join(root, moduleId));
      const filesOf = (moduleId: string) => listFiles(bundle, [find(moduleId).fileName]);
      const chunkOf = (file: string) => bundle[file] as Rolldown.OutputChunk;
      const hasModule = (file: string, name: RegExp) => chunkOf(file).moduleIds.some((id) => name.test(id));
      const [dialogs, prefetch] = [find(dialogsModule), find(prefetchModule)];
      const signedIn = [prefetchModule, appModule, signedInModule].flatMap(filesOf);
      // What else it imports: the requests of screens that have them in files of their own.
      const requests = prefetch.dynamicImports.filter((file) => !hasModule(file, screenModule));
      const withScreen = (moduleId: string) => {
        const own = [...signedIn, ...filesOf(moduleId)];
        const loaded = own
          .flatMap((file) => chunkOf(file).dynamicImports)
          .filter((file) => hasModule(file, shownAtOnce));
        const files = [...new Set([...own, ...listFiles(bundle, loaded)])].toSorted(
          (a, b) => chunkOf(b).code.length - chunkOf(a).code.length,
        );
        // Browsers load six files at a time: first those that send the requests, then what takes longest.
        const first = [prefetch.fileName, ...requests.filter((file) => own.includes(file))];
        return [...new Set([...listFiles(bundle, first), ...files])];
      };
      const screens = (await readScreens(config)).map(({ path, moduleId }) => [path, withScreen(moduleId)]);
      const preloads = {
        ...Object.fromEntries(screens),
        '*': filesOf(appModule),
        '*dialogs': listFiles(bundle, [dialogs.fileName, ...dialogs.dynamicImports]),
      };
      await writeFile(join(dir, 'preloads.json'), JSON.stringify(preloads));
    },
  };
}

/** The table of screens, with the module of each. */
async function readScreens(
  config: Pick<ResolvedConfig, 'root' | 'base'>,
): Promise<{ path: string; moduleId: string }[]> {
  return runAtBuild(
    config,
    '/src/app/screens.ts',
    ({ screens }: ScreensModule) =>
      Promise.all(screens.map(async ({ path, load }) => ({ path, moduleId: String(await load()) }))),
    [exportModuleIds(config.root)],
  );
}

/** Replaces the code of screens: each exported component becomes the path of its module. */
function exportModuleIds(root: string): Plugin {
  return {
    name: 'portal:export-module-ids',
    enforce: 'pre',
    async load(id) {
      if (!screenModule.test(id)) return null;
      const names = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm);
      return [...names]
        .map(([, name]) => `export const ${name} = ${JSON.stringify(relative(root, id))};`)
        .join('\n');
    },
  };
}

function findChunk(bundle: Rolldown.OutputBundle, moduleId: string): Rolldown.OutputChunk {
  for (const each of Object.values(bundle))
    if (each.type === 'chunk' && each.moduleIds.includes(moduleId)) return each;
  throw new Error(`The build has no chunk with ${moduleId}.`);
}

/** These files and all that they import, except the entry, which the page names itself. */
function listFiles(bundle: Rolldown.OutputBundle, fileNames: readonly string[]): string[] {
  const files = new Set(fileNames);
  for (const file of files) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') for (const each of imported.imports) files.add(each);
  }
  return [...files].filter((file) => bundle[file]?.type === 'chunk' && !bundle[file].isEntry);
}
