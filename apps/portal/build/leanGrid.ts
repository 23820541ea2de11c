import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Parts of MUI that the grid imports for its panels, toolbars, footers and inputs. */
const unusedOfMui =
  /^@mui\/material\/(Autocomplete|Badge|Checkbox|Chip|CircularProgress|ClickAwayListener|FormControl|FormControlLabel|InputAdornment|InputBase|LinearProgress|ListItemIcon|ListItemText|Popper|Select|Skeleton|Switch|Tab|TablePagination|Tabs|TextField|TextareaAutosize|ToggleButton|Toolbar|Tooltip)$/;

/**
 * Unused parts of the grid: filter and column panels, column menus, toolbars, export, row editing, and loading of
 * rows.
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
 * Removes from the build the code of grid features that `EditableGrid` turns off, a third of its size: properties
 * disable them, but they are still imported. The removed components render nothing; imports from elsewhere are not
 * affected.
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
      // A module that only re-exports stays: the re-exported modules are replaced themselves.
      const { names, hasDefault } = exportsOf(code);
      if (names.length === 0 && !hasDefault) return undefined;
      return { code: emptyModule(names, hasDefault), map: null };
    },
  };
}

/** A module whose components render nothing; constants become functions, which are never called. */
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
