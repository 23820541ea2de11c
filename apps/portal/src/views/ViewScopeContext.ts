import { createContext } from 'react';
import type { ShownTable, ViewColumn, ViewLook } from './ShownScreen.ts';

/** What the parts of a screen tell its saved views, and what these tell them. */
export interface ViewScope {
  /** How the open view, or a link, shows the table; `null`: as the user prefers. */
  columns: readonly ViewColumn[] | null;
  hasChart: boolean | null;
  /** Changes them in the URL. @returns false: no view is open, it is a preference of the user */
  change: (change: Partial<Pick<ViewLook, 'columns' | 'hasChart'>>) => boolean;
  setTable: (table: ShownTable) => void;
  setHasChart: (hasChart: boolean) => void;
}

/** `null` outside of screens with saved views. */
export const ViewScopeContext = createContext<ViewScope | null>(null);
