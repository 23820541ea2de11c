import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compileHints } from './build/compileHints.ts';
import { compressAssets } from './build/compressAssets.ts';
import { trimRouter } from './build/trimRouter.ts';
import { pageStart } from './build/pageStart.ts';
import { preloadFont } from './build/preloadFont.ts';
import { screenPreloads } from './build/screenPreloads.ts';

const basePath = process.env.PORTAL_BASE_PATH ?? '/portal';
const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/** Paths that `npm run dev` proxies to the server, which has the session rules and the service credentials. */
const proxied = ['/api', '/barcode', '/grant', '/reporting'];

/**
 * Chunks with a name: a module and everything it imports, as far as no earlier chunk has it. Without them the builder
 * makes a file for each combination of importers, about sixty for the first list, and browsers load six at a time.
 */
const chunks = [
  // The page's own script, with what both the code of the requests and that of the page need: neither waits for the other.
  {
    name: 'index',
    test: /portal\/index\.html$|rolldown\/runtime|react\/jsx-runtime|(dates\/dayText|mailers\/isMailerCode|reports\/roundDecimals|state\/pagesWithView)\.ts$/,
  },
  // What the login page shows, and React, its styles and MUI's base for all others.
  { name: 'app', test: /portal\/src\/app\/renderApp\.tsx$/ },
  // Sends the first requests, before the other code runs; those of some screens are in files of their own.
  {
    name: 'data',
    test: /portal\/src\/(app\/prefetchRoute|lists\/filteredList|api\/resources\/home|api\/submitResult)\.ts$/,
  },
  { name: 'frame', test: /portal\/src\/app\/SignedIn\.tsx$/ },
  // Most screens have a table, with actions, times and a file; the editable grid uses parts of it.
  {
    name: 'table',
    test: /(lists\/FilteredListPage|actions\/ActionLink|downloads\/fileNames|formats\/formatTimeOfDay)\.tsx?$/,
  },
  // Lists whose rows are changed; nearly all of them use the users too, and many the user roles.
  {
    name: 'edit',
    test: /portal\/src\/api\/(listResource|resources\/prefetchAccessData)\.ts$|users\/(user|companyAbbrev)\.ts$/,
  },
  // What lists that are not filtered by the server share, which would be up to nine small files.
  {
    name: 'list',
    test: /portal\/src\/(url\/useTableStateInUrl|lists\/(formatCount|useShownRows)|actions\/(additions|AddButton)|dialogs\/DialogLink|api\/combineStates)\.tsx?$/,
  },
  // Every dialog uses it, menus and calendars parts of it.
  { name: 'modal', test: /ui\/src\/modals\/Modal\/Modal\.tsx$/ },
  // What sends the requests of reports.
  {
    name: 'reportData',
    test: /reports\/(shared\/(reportQuery|stores)|MailerDetails\/detailQueries|reportFilters)\.ts$/,
  },
  // What several reports share, which would be up to 17 small files; the facts above a report are in other lists, too.
  {
    name: 'report',
    test: /\/(screens\/reports|ui\/src\/(reports|charts)|domain\/src\/reports)\/(?!ReportFacts)/,
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
];

/** Chunks of which nearly every page load runs most code. */
const runOnLoad = ['index', 'app', 'data', 'frame', 'table'];

export default defineConfig({
  base: `${basePath.replace(/\/+$/, '')}/`,
  plugins: [
    react(),
    pageStart(),
    preloadFont(),
    compileHints(runOnLoad),
    screenPreloads(),
    trimRouter(),
    compressAssets(),
  ],
  resolve: {
    conditions: ['@portal/source', ...defaultClientConditions],
    // Without the functions for each HTML element (`styled.div`), which nothing calls.
    alias: [{ find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' }],
  },
  build: {
    target: 'es2023',
    // The server's content security policy allows no inline scripts and no data: URLs.
    assetsInlineLimit: 0,
    // The lists of what each import needs would be a twentieth of the first page; see build/screenPreloads.ts.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // There is one style sheet: no import waits for another.
    cssCodeSplit: false,
    sourcemap: 'hidden',
    // The chunk graph, from which tools/budgets.ts measures page sizes.
    manifest: true,
    // The licenses of what is bundled, for the deployable package.
    license: true,
    rolldownOptions: {
      treeshake: {
        // Only for a function of Emotion that nothing calls; as a CommonJS module it would be kept.
        moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
        // What the router makes with `React10.forwardRef`.
        manualPureFunctions: ['React10'],
      },
      // Compression is slow by design.
      checks: { pluginTimings: false },
      output: {
        // Shorter than the default: the names of all files are part of the first page.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])) },
});
