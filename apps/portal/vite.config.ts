import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkLoader } from './build/chunkLoader.ts';
import { compileHints } from './build/compileHints.ts';
import { compressAssets } from './build/compressAssets.ts';
import { preloadFont } from './build/preloadFont.ts';

const basePath = process.env.PORTAL_BASE_PATH ?? '/portal';
const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/** Paths that `npm run dev` proxies to the server, which has the session rules and the service credentials. */
const proxied = ['/api', '/barcode', '/grant', '/reporting'];

/** Chunks of which nearly every page load runs most code. */
const runOnLoad = ['index', 'data', 'shared', 'tableParts', 'table', 'SignedIn'];

export default defineConfig({
  base: `${basePath.replace(/\/+$/, '')}/`,
  plugins: [react(), chunkLoader(), preloadFont(), compileHints(runOnLoad), compressAssets()],
  resolve: { conditions: ['@portal/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // The server's content security policy allows no inline scripts and no data: URLs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    // The chunk graph, from which tools/budgets.ts measures page sizes.
    manifest: true,
    rolldownOptions: {
      // Compression is slow by design.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Everything the login page needs, in one file.
            { name: 'base', tags: ['$initial'] },
            // Separate, so that data is requested while router and screen are still loading.
            {
              name: 'data',
              test: /@tanstack\/(react-query|query-core)|openapi-react-query|portal\/src\/(api\/(queryClient|queryHooks|resources\/pages\.|exportAllRows)|url\/urlState|lists\/(filteredList|filterUrlState))|ui\/src\/tables\/FilterForm\/listFilters|domain\/src\/(dates|paging)\//,
            },
            // Code shared by frame and screens, in one file: browsers load only six at a time.
            {
              name: 'shared',
              test: /react-router|ui\/src\/(controls\/(useControlledState|(Link)?Button\/|PopupMenu\/useMenu|DayInput\/DayInput)|layout\/Page\/|feedback\/(ProgressLine|SubmitResult)|forms\/unsavedChanges)|domain\/src\/(formats\/|portalStatus\/|pages\/(pageTree|access|menu|startUrl)\.)|portal\/src\/(navigation\/(PortalLink|PrefetchContext|ScreenLink|historyEntryCache)|url\/useUrlState|lists\/useScrollMemory|dialogs\/(LazyDialog|dialogInUrl|DialogLink)|state\/(confirmation|notifications)|api\/(asyncState|submitResult|resources\/portalStatus))/,
            },
            // Every dialog uses the modal; menus, calendars and tooltips share further code.
            {
              name: 'modal',
              test: /@mui\/utils\/|@mui\/material\/(utils|Modal|Fade|Backdrop|Portal|Paper|Unstable_TrapFocus|transitions)\//,
            },
            { name: 'floating', test: /@mui\/material\/(Popover|Grow|ButtonBase|IconButton|SvgIcon)\// },
            // Nearly every screen has a table, and the editable grid uses parts of it.
            {
              name: 'tableParts',
              test: /@tanstack\/(react-virtual|virtual-core)|ui\/src\/tables\/(Column|Selection|csvDownload|frame\/|sorting\/)/,
            },
            {
              name: 'table',
              test: /ui\/src\/tables\/(DataTable|PagingBar|FilterForm\/F)|portal\/src\/(lists\/(FilteredListPage|useFilteredList)|downloads\/(DownloadAll|fileNames|useDownload)|api\/pagePosition)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])) },
});
