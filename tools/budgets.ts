import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.ts';

/** A piece of JavaScript that the browser fetches as one file. */
export interface Chunk {
  /** Bytes on the way to the browser: compressed with Brotli, unless that made it longer. */
  bytes: number;
  /** Chunks that are always fetched with it. */
  imports: readonly string[];
  /** Source files in it. */
  sources: readonly string[];
}

/** The chunks of the built portal, by the name that the builder gives them: the source of what is fetched by itself. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** What a page may weigh. */
export interface Weight {
  what: string;
  /** Compressed JavaScript in kB (1,000 bytes). */
  kilobytes: number;
  /** What is wanted, and what fails the build, in the same unit. */
  goal: number;
  limit: number;
}

const entry = 'index.html';
const frame = 'src/app/SignedIn.tsx';
const mailerList = 'src/screens/campaigns/MailerList/MailerListScreen.tsx';
const screen = /^src\/screens\/.*Screen\.tsx$/;
const picker = /packages\/ui\/src\/pickers\/index\.ts$/;
/** Tables that are edited in place are drawn by it, and by nothing else. */
const grid = /node_modules\/@mui\/x-data-grid\//;
const tree = /TreeView\.tsx$/;
/** What draws a chart, with all of x-charts that it needs. */
const plot = /Plot\.tsx$/;

/** What the login page must do without: it would be paid by everyone, for screens that come later or never. */
const heavy = [
  /packages\/ui\/src\/(tables|modals|charts|reports|administration|barcode|grants|campaigns)\//,
  /packages\/ui\/src\/forms\/(?!inputs\/)/,
  /node_modules\/(@tanstack|react-hook-form|@hookform|zod|dayjs|react-router|react-router-dom)\//,
  /node_modules\/@mui\/x-/,
  /node_modules\/@mui\/material\/(Table|Dialog|Menu|Popover|Select|Autocomplete|Tabs)/,
];

/** Reads the last build. @throws Error when there is none */
export function readChunks(folder = join(root, 'apps/portal/dist')): Chunks {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map(([name, { file, imports = [] }]) => {
      const path = join(folder, file);
      const sent = existsSync(`${path}.br`) ? `${path}.br` : path;
      return [name, { bytes: statSync(sent).size, imports, sources: sourcesOf(path) }];
    }),
  );
}

/** A chunk that only passes on what others export has no map. */
function sourcesOf(path: string): string[] {
  if (!existsSync(`${path}.map`)) return [];
  return (JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources: string[] }).sources;
}

/**
 * The weights that are limited: the login page, the first list, each further screen, each screen that is edited in
 * place, each picker, each tree and each chart.
 */
export function weigh(chunks: Chunks): Weight[] {
  const login = fetchedFor(chunks, [entry]);
  const list = fetchedFor(chunks, [entry, frame, mailerList]);
  const isEdited = (name: string) =>
    [...fetchedFor(chunks, [name])].some((each) => chunks[each]?.sources.some((path) => grid.test(path)));
  const edited = Object.keys(chunks).filter((name) => screen.test(name) && isEdited(name));
  const further = (pattern: RegExp, when: string, goal: number, limit: number) =>
    Object.keys(chunks)
      .filter((name) => pattern.test(name) && !list.has(name) && !edited.includes(name))
      .map((name) => {
        const own = [...fetchedFor(chunks, [name])].filter((each) => !list.has(each));
        const title = basename(name.replace('/index.ts', ''), '.tsx');
        return weight(`${title} ${when}`, kilobytesOf(chunks, own), goal, limit);
      });
  return [
    weight('login page', kilobytesOf(chunks, login), 125, 140),
    weight('mailer list up to the first row', kilobytesOf(chunks, list), 195, 215),
    ...further(screen, 'beyond the list', 25, 25),
    ...edited.map((name) =>
      weight(
        `${basename(name, '.tsx')} with all it needs`,
        kilobytesOf(chunks, fetchedFor(chunks, [entry, frame, name])),
        285,
        300,
      ),
    ),
    ...further(picker, 'when the first one opens', 45, 45),
    ...further(tree, 'when the first one is shown', 45, 45),
    ...further(plot, 'when the first one is shown', 115, 125),
  ];
}

/** Source files of the login page that belong to later pages. */
export function heavySources(chunks: Chunks): string[] {
  const sources = [...fetchedFor(chunks, [entry])].flatMap((name) => chunks[name]?.sources ?? []);
  return sources.filter((source) => heavy.some((pattern) => pattern.test(source)));
}

/** What is over its limit, in sentences; empty when the build may pass. */
export function brokenBudgets(chunks: Chunks): string[] {
  return [
    ...weigh(chunks)
      .filter(({ kilobytes, limit }) => kilobytes > limit)
      .map(({ what, kilobytes, limit }) => `${what}: ${kilobytes.toFixed(1)} kB, more than ${limit} kB`),
    ...heavySources(chunks).map((source) => `login page: holds ${source}, which later pages need`),
  ];
}

function weight(what: string, kilobytes: number, goal: number, limit: number): Weight {
  return { what, kilobytes, goal, limit };
}

/** The chunks of these names and all that are always fetched with them. @throws Error for a name that is not built */
function fetchedFor(chunks: Chunks, names: readonly string[]): Set<string> {
  const fetched = new Set<string>();
  const add = (name: string) => {
    if (fetched.has(name)) return;
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The build has no ${name}: tools/budgets.ts has to follow.`);
    fetched.add(name);
    chunk.imports.forEach(add);
  };
  names.forEach(add);
  return fetched;
}

function kilobytesOf(chunks: Chunks, names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + (chunks[name]?.bytes ?? 0), 0) / 1000;
}
