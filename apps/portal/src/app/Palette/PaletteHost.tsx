import type { MenuEntry } from '@portal/ui/controls';
import { lazy, Suspense } from 'react';
import type { Pages } from '../../navigation/usePages.ts';
import type { PaletteState } from './usePalette.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

interface PaletteHostProps {
  palette: PaletteState;
  pages: Pages;
  /** The menu of the user. */
  userEntries: readonly MenuEntry[];
}

/** The palette while it is open. Its code is loaded when it is first opened. */
export function PaletteHost({ palette: { shown, close }, ...options }: PaletteHostProps) {
  return (
    shown && (
      <Suspense>
        <Palette {...options} initial={shown} onClose={close} />
      </Suspense>
    )
  );
}
