import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.ts';

/** A JavaScript file that the browser loads; also the style sheet and font of each page. */
interface Chunk {
  /** Bytes transferred to the browser: compressed with Brotli, unless that makes the file larger. */
  bytes: number;
  /** Chunks that are always loaded with it. */
  imports: readonly string[];
  /** Chunks that it loads on demand. */
  dynamicImports: readonly string[];
  /** Source files in it. */
  sources: readonly string[];
}

/** The chunks of the built portal, by the name from the builder: the entry source file of the chunk. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** Size limits of pages, in kB (1,000 bytes) of compressed JavaScript; the build fails if one is exceeded. */
interface Weight {
  what: string;
  kilobytes: number;
  goal: number;
  limit: number;
}

const entry = 'index.html';
/** The style sheet, and the font of what is not in another Latin script: each page loads both before its first row. */
const stylesAndFont = 'styles and font';
const latinFont = /-latin-(?!ext)[^/]*\.woff2$/;
/** Not named by a source file, because other chunks import them, too. */
const app = /^_app-/;
const data = /^_data-/;
const frame = /^_frame-/;
const mailerList = 'src/screens/campaigns/MailerList/MailerListScreen.tsx';
const screen = /^src\/screens\/.*Screen\.tsx$/;

/** Code loaded on demand in addition to the list, with its goal and limit. */
const onDemand: readonly { pattern: RegExp; when: string; goal: number; limit: number }[] = [
  { pattern: screen, when: 'beyond the list', goal: 25, limit: 27 },
  { pattern: /GridRows\.tsx$/, when: 'when the first one is shown', goal: 180, limit: 185 },
  { pattern: /DayPicker\.tsx$/, when: 'when the first one opens', goal: 45, limit: 45 },
  { pattern: /TreeView\.tsx$/, when: 'when the first one is shown', goal: 45, limit: 45 },
  { pattern: /Plot\.tsx$/, when: 'when the first one is shown', goal: 115, limit: 125 },
];

/**
 * Packages that the login page must not load, because every user would load them for screens they open later or
 * never.
 */
const heavy = [
  /packages\/ui\/src\/(tables|forms|modals|charts|reports|administration|barcode|grants|campaigns)\//,
  /node_modules\/(@tanstack|react-hook-form|@hookform|zod|dayjs|react-router|react-router-dom)\//,
  /node_modules\/@mui\/x-/,
  /node_modules\/@mui\/material\/(Table|Dialog|Menu|Popover|Select|Autocomplete|Tabs)/,
];

/** Reads the last build. @throws Error when none exists */
export function readChunks(folder = join(root, 'apps/portal/dist')): Chunks {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const manifest = read(join(folder, '.vite/manifest.json')) as Record<
    string,
    { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
  >;
  const sizeOf = (file: string) => {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const fonts = manifest[entry]?.assets?.filter((file) => latinFont.test(file)) ?? [];
  const styles = [...fonts, manifest['style.css']?.file ?? ''];
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  return {
    [stylesAndFont]: {
      bytes: styles.reduce((sum, file) => sum + sizeOf(file), 0),
      imports: [],
      dynamicImports: [],
      sources: [],
    },
    ...Object.fromEntries(
      scripts.map(([name, { file, imports = [], dynamicImports = [] }]) => {
        const path = join(folder, file);
        // A chunk that only re-exports has no map.
        const { sources } = existsSync(`${path}.map`) ? read(`${path}.map`) : { sources: [] };
        return [name, { bytes: sizeOf(file), imports, dynamicImports, sources }];
      }),
    ),
  };
}

/** The limited sizes: login page, what sends the first request, first list, and code loaded on demand. */
export function weigh(chunks: Chunks): Weight[] {
  const kilobytesOf = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + (chunks[name]?.bytes ?? 0), 0) / 1000;
  const login = fetchedForLogin(chunks);
  const dataChunk = findName(chunks, data);
  const firstRequest = fetchedFor(chunks, [entry, dataChunk]);
  // Of some screens the code of the requests is in files of its own.
  const firstRequests = (chunks[dataChunk]?.dynamicImports ?? [])
    .filter((name) => !screen.test(name))
    .map((name) => fetchedFor(chunks, [...firstRequest, name]));
  const list = fetchedFor(chunks, [...login, ...firstRequest, findName(chunks, frame), mailerList]);
  const others = Object.keys(chunks).filter((name) => !list.has(name));
  return [
    { what: 'login page', kilobytes: kilobytesOf(login), goal: 105, limit: 105 },
    {
      what: 'first request of any screen',
      kilobytes: Math.max(...[firstRequest, ...firstRequests].map(kilobytesOf)),
      goal: 36,
      limit: 38,
    },
    { what: 'styles and font of each page', kilobytes: kilobytesOf([stylesAndFont]), goal: 38, limit: 39 },
    { what: 'mailer list up to the first row', kilobytes: kilobytesOf(list), goal: 180, limit: 180 },
    ...onDemand.flatMap(({ pattern, when, goal, limit }) =>
      others
        .filter((name) => pattern.test(name))
        .map((name) => {
          const own = [...fetchedFor(chunks, [name])].filter((each) => !list.has(each));
          const title = basename(name.replace('/index.ts', ''), '.tsx');
          return { what: `${title} ${when}`, kilobytes: kilobytesOf(own), goal, limit };
        }),
    ),
  ];
}

/** One sentence for each exceeded limit; empty if the build passes. */
export function brokenBudgets(chunks: Chunks): string[] {
  const sources = [...fetchedForLogin(chunks)].flatMap((name) => chunks[name]?.sources ?? []);
  const early = sources.filter((source) => heavy.some((pattern) => pattern.test(source)));
  return [
    ...weigh(chunks)
      .filter(({ kilobytes, limit }) => kilobytes > limit)
      .map(({ what, kilobytes, limit }) => `${what}: ${kilobytes.toFixed(1)} kB, more than ${limit} kB`),
    ...early.map((source) => `login page: holds ${source}, which later pages need`),
  ];
}

/** The entry, the chunk that it loads to render the login page, and all that are fetched with them. */
function fetchedForLogin(chunks: Chunks): Set<string> {
  return fetchedFor(chunks, [entry, findName(chunks, app)]);
}

const findName = (chunks: Chunks, pattern: RegExp) =>
  Object.keys(chunks).find((name) => pattern.test(name)) ?? String(pattern);

/** The chunks of these names and all that are always fetched with them. @throws Error for a name that is not built */
export function fetchedFor(chunks: Chunks, names: readonly string[]): Set<string> {
  const fetched = new Set(names);
  for (const name of fetched) {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The build has no ${name}: update tools/budgets.ts.`);
    chunk.imports.forEach((each) => fetched.add(each));
  }
  return fetched;
}
