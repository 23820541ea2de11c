import { LazyComponent, type MenuEntry } from '@portal/ui/controls';
import type { Pages } from '../../navigation/usePages.ts';
import type { PaletteState } from './usePalette.ts';

const loadPalette = async () => (await import('./Palette.tsx')).Palette;

interface PaletteHostProps {
  palette: PaletteState;
  pages: Pages;
  /** The menu of the user. */
  userEntries: readonly MenuEntry[];
}

/** The palette while it is open. Its code is loaded when it is first opened. */
export function PaletteHost({ palette: { shown, close }, ...options }: PaletteHostProps) {
  if (!shown) return null;
  const props = { ...options, initial: shown, onClose: close };
  return <LazyComponent label="The search" load={loadPalette} props={props} onClose={close} />;
}
