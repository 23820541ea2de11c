import { type ReactNode, useState } from 'react';
import { LazyComponent } from '../LazyComponent/LazyComponent.tsx';
import { preloadLazyCode } from '../LazyComponent/useLazyCode.ts';
import type { MenuEntry } from './MenuEntry.ts';

const loadPopupMenu = async () => (await import('./PopupMenu.tsx')).PopupMenu;
const preloadPopupMenu = () => preloadLazyCode(loadPopupMenu);

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
  const close = () => setAnchor(null);
  const menu: ReactNode = anchor && (
    <LazyComponent
      label={label}
      load={loadPopupMenu}
      props={{ label, entries, anchor, onClose: close }}
      onClose={close}
    />
  );
  const buttonProps = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    onPointerEnter: preloadPopupMenu,
    onFocus: preloadPopupMenu,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return { menu, buttonProps, openAt: (nextAnchor: Anchor) => setAnchor(nextAnchor) };
}
