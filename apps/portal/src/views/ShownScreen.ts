import type { ProviderSchemas } from '@portal/api-client';
import type { ScreenWithViews } from '../navigation/screen.ts';
import type { QueryReader } from '../url/UrlStatesContext.ts';

export type SavedView = ProviderSchemas['SavedView'];
export type ViewColumn = ProviderSchemas['ViewColumn'];

/** How a table is shown, in addition to its filters and order. `null`: as the user prefers. */
export type ViewLook = Pick<SavedView, 'columns' | 'density' | 'hasChart'>;

/** The open view, and what was changed about it, in the URL. */
export interface ViewInUrl {
  /** `standard`: none, where the page would open with one. */
  view: number | 'standard' | null;
  columns: ViewColumn[] | null;
  density: ViewLook['density'];
  hasChart: boolean | null;
}

/** The table of a screen: the ids of all its columns, and what was chosen about them. */
export interface ShownTable {
  columnIds: readonly string[];
  columns: ViewColumn[];
}

/** What a screen shows now, in addition to its query. */
export interface ShownScreen {
  screen: ScreenWithViews;
  inUrl: ViewInUrl;
  states: ReadonlySet<QueryReader>;
  table: ShownTable;
  /** `null`: it has no chart. */
  hasChart: boolean | null;
}

export interface ViewDialogProps extends ShownScreen {
  /** The view that is edited; without it, what the screen shows is saved as a new one. */
  view: SavedView | undefined;
  views: readonly SavedView[];
  open: (view: SavedView) => void;
  onClose: () => void;
}
