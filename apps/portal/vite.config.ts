import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compileAhead } from './build/compileAhead.ts';
import { compressAssets } from './build/compressAssets.ts';
import { leanGrid } from './build/leanGrid.ts';
import { preloadFont } from './build/preloadFont.ts';

const basePath = process.env.PORTAL_BASE_PATH ?? '/portal';
const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/** What `npm run dev` passes on to the server, which keeps the session rules and the service credentials. */
const proxied = ['/api', '/barcode', '/grant', '/reporting'];

/** Chunks that nearly every page load runs most of. */
const runOnLoad = ['index', 'data', 'shared', 'tableParts', 'table', 'SignedIn'];

export default defineConfig({
  base: `${basePath.replace(/\/+$/, '')}/`,
  plugins: [react(), leanGrid(), preloadFont(), compileAhead(runOnLoad), compressAssets()],
  resolve: { conditions: ['@portal/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // The content security policy of the server allows no inline script and no data: address.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    // Which chunk needs which: tools/budgets.ts weighs the pages by it.
    manifest: true,
    rolldownOptions: {
      // Compressing takes its time, and is meant to.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // All that the login page needs is one file.
            { name: 'base', tags: ['$initial'] },
            // Apart, so that data is asked for while router and screen are still on their way.
            {
              name: 'data',
              test: /@tanstack\/(react-query|query-core)|openapi-react-query|portal\/src\/(api\/(queryClient|pages|exportAllRows)|app\/lists\/(filteredList|filterSearch))|ui\/src\/tables\/FilterForm\/listFilters|domain\/src\/(dates|paging)\//,
            },
            // What frame and screens share is one file too: browsers fetch only six at a time.
            {
              name: 'shared',
              test: /react-router|ui\/src\/(state|layout\/(Page|LinkButton|ActionButton)\/|menus\/useMenu|feedback\/ProgressLine|forms\/(unsaved|inputs\/DayInput\/DayInput|SubmitResult))|domain\/src\/(formats\/|portalStatus\/|pages\/(pageTree|access|menu|startAddress)\.)|portal\/src\/(app\/(PortalLink|ScreenLink|byHistoryEntry|use(Code|Search|ScrollMemory)|modals\/openModal)|state\/notices|api\/(asyncState|submitResult|portalStatus|startPages\.))/,
            },
            // Every dialog stands in a modal; menus, calendars and tool tips share some more.
            {
              name: 'modal',
              test: /@mui\/utils\/|@mui\/material\/(utils|Modal|Fade|Backdrop|Portal|Paper|Unstable_TrapFocus|transitions)\//,
            },
            { name: 'floating', test: /@mui\/material\/(Popover|Grow|ButtonBase|IconButton|SvgIcon)\// },
            // Nearly every screen is a table, and the grid that is edited in place has parts of it.
            {
              name: 'tableParts',
              test: /ui\/src\/tables\/(Column|Selection|DataTable\/(TableHead|TableMessage|CornerMenu|cornerEntries|TableTools|dataTableStyles|rowOrder|sorting|tableCsv))/,
            },
            {
              name: 'table',
              test: /@tanstack\/(react-virtual|virtual-core)|ui\/src\/tables\/(DataTable|PagingBar|FilterForm\/F|Column|Selection)|portal\/src\/(app\/(lists\/(DownloadAll|FilteredListPage|useFilteredList)|useDownload|useExportAllRows)|api\/pagingOf)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])) },
});
