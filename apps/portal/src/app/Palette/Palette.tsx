import type { MenuEntry } from '@portal/ui/controls';
import { CommandPalette } from '@portal/ui/modals';
import { useState } from 'react';
import type { Pages } from '../../navigation/usePages.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { PaletteStart } from './usePalette.ts';
import { SHORTCUTS_LABEL, usePaletteGroups } from './usePaletteGroups.ts';

interface PaletteProps {
  pages: Pages;
  /** The menu of the user. */
  userEntries: readonly MenuEntry[];
  /** What is shown first. */
  initial: PaletteStart;
  onClose: () => void;
}

/** The command palette, or the list of keyboard shortcuts. */
export function Palette({ initial, ...props }: PaletteProps) {
  const [shown, setShown] = useState(initial);
  if (shown === 'shortcuts') return <ShortcutsDialog onClose={props.onClose} />;
  return <OpenPalette {...props} onShowShortcuts={() => setShown('shortcuts')} />;
}

interface OpenPaletteProps extends Omit<PaletteProps, 'initial'> {
  onShowShortcuts: () => void;
}

function OpenPalette({ pages, userEntries, onClose, onShowShortcuts }: OpenPaletteProps) {
  const [query, setQuery] = useState('');
  const { groups, isSearching, failure } = usePaletteGroups(query, { pages, userEntries, onShowShortcuts });
  return (
    <CommandPalette
      query={query}
      onQueryChange={(change) => setQuery(change.query)}
      groups={groups}
      searching={isSearching}
      failure={failure}
      onSelect={({ key }) => {
        const entry = groups.flatMap(({ options }) => options).find((each) => each.key === key);
        if (entry?.label !== SHORTCUTS_LABEL) onClose();
        entry?.run();
      }}
      onClose={onClose}
    />
  );
}
