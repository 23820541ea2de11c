import { lazy, Suspense } from 'react';
import type { Pages } from '../../navigation/usePages.ts';
import type { PaletteState } from './usePalette.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** The palette while it is open. Its code is loaded when it is first opened. */
export function PaletteHost({ palette: { shown, close }, pages }: { palette: PaletteState; pages: Pages }) {
  return (
    shown && (
      <Suspense>
        <Palette pages={pages} initial={shown} onClose={close} />
      </Suspense>
    )
  );
}
