import { join } from 'node:path';
import { uiEntries } from '../packageSources.ts';
import { uiFolder } from '../paths.ts';
import { costOf } from '../uiSizes.ts';
import { type Figure, plainFigure, type Section } from './figures.ts';

type Imports = Readonly<Record<string, string>>;

/** What an app imports from us for a job, and from MUI, with what it would take beside it. */
interface Job {
  what: string;
  ours: Imports;
  beside: Readonly<Record<string, Imports>>;
}

/** Default imports of MUI, as its documentation writes them. */
const mui = (...names: string[]): Imports =>
  Object.fromEntries(names.map((name) => [`@mui/material/${name}`, name]));
const source = (path: string) => join(uiFolder, 'src', path);

const table = { '@portal/ui/tables': '{ DataTable, PagingBar }' };
const muiTable = mui(
  'Table',
  'TableBody',
  'TableCell',
  'TableContainer',
  'TableHead',
  'TablePagination',
  'TableRow',
  'TableSortLabel',
);
const muiInputs = mui(
  'Button',
  'Checkbox',
  'FormControlLabel',
  'MenuItem',
  'Radio',
  'RadioGroup',
  'TextField',
);
const formLibrary = { 'react-hook-form': '{ Controller, useForm }' };
const dataGrid = { '@mui/x-data-grid': '{ DataGrid }' };
const plot = source('charts/TimeSeriesChart/TimeSeriesPlot.tsx');

const jobs: readonly Job[] = [
  {
    what: 'the theme',
    ours: { '@portal/ui/theme': '{ PortalThemeProvider }' },
    beside: {
      'ThemeProvider, createTheme, CssBaseline': {
        '@mui/material/styles': '{ createTheme, ThemeProvider }',
        ...mui('CssBaseline'),
      },
    },
  },
  {
    what: 'one button',
    ours: { '@portal/ui': '{ ActionButton }' },
    beside: { Button: mui('Button') },
  },
  {
    what: 'a form of five fields',
    ours: { '@portal/ui/forms': '{ Form, fieldsFor }' },
    beside: {
      'TextField, select, Checkbox, RadioGroup, Button, react-hook-form': { ...muiInputs, ...formLibrary },
    },
  },
  {
    what: 'a table',
    ours: table,
    beside: { DataGrid: dataGrid, 'Table with sorting and paging to wire up': muiTable },
  },
  {
    what: 'the grid',
    ours: { '@portal/ui/grid': '{ EditableGrid }' },
    beside: { DataGrid: dataGrid },
  },
  {
    what: 'a chart, shown',
    ours: { '@portal/ui/charts': '{ TimeSeriesChart }', [plot]: '{ TimeSeriesPlot }' },
    beside: { LineChart: { '@mui/x-charts/LineChart': '{ LineChart }' } },
  },
  {
    what: 'all of it',
    ours: {
      '@portal/ui': '* as Generic',
      '@portal/ui/grid': '* as Grid',
      '@portal/ui/tree': '* as Tree',
      '@portal/ui/pickers': '* as Pickers',
      '@portal/ui/charts': '* as Charts',
      [plot]: '{ TimeSeriesPlot }',
    },
    beside: {
      'all of MUI, DataGrid, DateCalendar, LineChart, react-hook-form': {
        '@mui/material': '* as Mui',
        ...dataGrid,
        '@mui/x-date-pickers/AdapterDayjs': '{ AdapterDayjs }',
        '@mui/x-date-pickers/DateCalendar': '{ DateCalendar }',
        '@mui/x-charts/LineChart': '{ LineChart }',
        ...formLibrary,
      },
    },
  },
];

/** What an app of another team pays for our components, and what for MUI's in their place. */
export async function benchLibrary(): Promise<Section> {
  const figures: Figure[] = [];
  for (const { name } of uiEntries) {
    const entry = join('@portal/ui', name);
    figures.push(plainFigure(`all of ${entry}`, await cost({ [entry]: '* as entry' }), 'kB'));
  }
  for (const { what, ours, beside } of jobs) {
    const own = await cost(ours);
    figures.push(plainFigure(what, own, 'kB'));
    for (const [name, imports] of Object.entries(beside))
      figures.push(plainFigure(`${what}, to that of MUI: ${name}`, own / (await cost(imports)), '×'));
  }
  return {
    title: 'The library beside MUI',
    how: 'What an app fetches before the first use of what it imports, MUI with it and React without, built as one ships it and compressed with Brotli, in kB of 1,000 bytes; of a chart also what is fetched when it is shown. Ratios are those of one run.',
    figures,
  };
}

async function cost(imports: Imports): Promise<number> {
  return ((await costOf(imports)).kilobytes * 1024) / 1000;
}
