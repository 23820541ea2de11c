import { type ReactNode, useState } from 'react';
import { LazyComponent } from '../LazyComponent/LazyComponent.tsx';
import type { MenuEntry } from './MenuEntry.ts';

const loadPopupMenu = async () => (await import('./PopupMenu.tsx')).PopupMenu;

type Anchor = HTMLElement | { left: number; top: number };

export interface MenuOptions {
  /** Accessible name of the menu. */
  label: string;
  entries: readonly MenuEntry[];
}

/**
 * Popup menu. Spread `buttonProps` on the button that opens it, or call `openAt` (context menus), and render `menu`
 * beside it. It is rendered, hidden, when the button is hovered or focused, so that it opens at once.
 */
export function useMenu({ label, entries }: MenuOptions) {
  const [isPrepared, setIsPrepared] = useState(false);
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const prepare = () => setIsPrepared(true);
  const close = () => setAnchor(null);
  const menu: ReactNode = (isPrepared || anchor) && (
    <LazyComponent
      label={anchor ? label : undefined}
      load={loadPopupMenu}
      props={{ label, entries, anchor, onClose: close }}
      onClose={close}
    />
  );
  const buttonProps = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return { menu, buttonProps, openAt: (nextAnchor: Anchor) => setAnchor(nextAnchor) };
}
