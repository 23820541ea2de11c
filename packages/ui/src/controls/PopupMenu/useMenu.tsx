import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MenuEntry } from './MenuEntry.ts';

const loadPopupMenu = () => import('./PopupMenu.tsx').then((module) => ({ default: module.PopupMenu }));
const PopupMenu = lazy(loadPopupMenu);

type Anchor = HTMLElement | { left: number; top: number };

export interface MenuOptions {
  /** Accessible name of the menu. */
  label: string;
  entries: readonly MenuEntry[];
}

/**
 * Popup menu whose code is prefetched on hover and focus. Spread `buttonProps` on the button that opens it,
 * or call `openAt` (context menus), and render `menu` beside it.
 */
export function useMenu({ label, entries }: MenuOptions) {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const menu: ReactNode = anchor && (
    <Suspense>
      <PopupMenu label={label} entries={entries} anchor={anchor} onClose={() => setAnchor(null)} />
    </Suspense>
  );
  const buttonProps = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    onPointerEnter: () => void loadPopupMenu(),
    onFocus: () => void loadPopupMenu(),
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return { menu, buttonProps, openAt: (nextAnchor: Anchor) => setAnchor(nextAnchor) };
}
