import type { ReactNode } from 'react';

/** A page of an app in its menu, or a group of pages. */
export interface NavigationItem {
  /** Unique in the menu. */
  id: string;
  label: string;
  /** Path inside the app or external address; without it, a group that only expands. */
  href?: string | null;
  /** The link leaves the app: the browser follows it, not the router. */
  external?: boolean;
  /** Beside items of the first level, 18 px wide; default: the first letter of the label. */
  icon?: ReactNode;
  /** What the page is for: a tooltip in the menu, a sentence on a card. */
  purpose?: string;
  /** Small text below the label. */
  note?: string;
  children?: readonly NavigationItem[];
}
