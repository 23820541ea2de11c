import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Parts of MUI that the grid offers for panels, toolbars, footers and inputs of its own. */
const unusedOfMui =
  /^@mui\/material\/(Autocomplete|Badge|Checkbox|Chip|CircularProgress|ClickAwayListener|FormControl|FormControlLabel|InputAdornment|InputBase|LinearProgress|ListItemIcon|ListItemText|Popper|Select|Skeleton|Switch|Tab|TablePagination|Tabs|TextField|TextareaAutosize|ToggleButton|Toolbar|Tooltip)$/;

/**
 * Parts of the grid itself that nobody opens: panels of filters and columns, menus of columns, toolbars, and the
 * features behind them: export, rows edited as a whole, rows fetched by the grid.
 */
const unusedOfGrid = new RegExp(
  [
    '@mui/x-data-grid/(components/(panel/(filterPanel/)?Grid(?!PanelContext)|columnsManagement/GridColumnsManagement',
    '|menu/columnMenu/|toolbar/Grid|toolbarV8/|quickFilter/|columnsPanel/|filterPanel/|export/',
    '|cell/Grid(Edit\\w+|LongText|Actions)Cell|GridSkeletonLoadingOverlay)',
    '|hooks/features/(export/useGrid|editing/useGridRowEditing|dataSource/useGridDataSource(?=\\.)))',
    '[\\w/]*\\.mjs$',
  ].join(''),
);

const nothing = '\0nothing:';

/**
 * Leaves out of the build what the grid would carry for features that `EditableGrid` turns off, a third of its
 * weight: they are switched off by property, but not imported any less for it. What is left out draws nothing; an
 * import of it from anywhere else is not touched.
 */
export function leanGrid(): Plugin {
  return {
    name: 'portal-lean-grid',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!unusedOfMui.test(source) || !importer?.includes('@mui/x-data-grid/material/')) return undefined;
      return `${nothing}${source}?${namedImports(readFileSync(importer, 'utf8'), source).join(',')}`;
    },
    load(id) {
      if (!id.startsWith(nothing)) return undefined;
      return emptyModule((id.split('?')[1] ?? '').split(',').filter(Boolean), true);
    },
    transform(code, id) {
      if (!unusedOfGrid.test(id)) return undefined;
      // A module that only passes on others stays: what it passes on is left out itself.
      const { names, hasDefault } = exportsOf(code);
      if (names.length === 0 && !hasDefault) return undefined;
      return { code: emptyModule(names, hasDefault), map: null };
    },
  };
}

/** A module of components that draw nothing; a constant of it is a function as well, which is never called. */
function emptyModule(names: readonly string[], hasDefault: boolean): string {
  return [
    'const none = () => null;',
    ...names.map((name) => `export const ${name} = none;`),
    hasDefault ? 'export default none;' : '',
  ].join('\n');
}

function namedImports(code: string, source: string): string[] {
  const clause = new RegExp(`import [^;]*?\\{([^}]*)\\} from ["']${source}["']`).exec(code)?.[1] ?? '';
  return namesIn(clause);
}

function exportsOf(code: string): { names: string[]; hasDefault: boolean } {
  const declared = [...code.matchAll(/^export (?:const|let|function|class) (\w+)/gm)].map(
    (match) => match[1] ?? '',
  );
  const listed = [...code.matchAll(/^export \{([^}]*)\};?$/gm)].flatMap((match) => namesIn(match[1] ?? ''));
  const names = [...declared, ...listed];
  return {
    names: names.filter((name) => name !== 'default'),
    hasDefault: names.includes('default') || /^export default /m.test(code),
  };
}

/** `a, b as c` exports or imports a and c. */
function namesIn(clause: string): string[] {
  return clause
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter(Boolean);
}
