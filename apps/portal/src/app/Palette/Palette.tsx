import { CommandPalette } from '@portal/ui/modals';
import { useState } from 'react';
import type { Pages } from '../../navigation/usePages.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { PaletteStart } from './usePalette.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

interface PaletteProps {
  pages: Pages;
  /** What is shown first. */
  initial: PaletteStart;
  onClose: () => void;
}

/** The command palette, or the list of keyboard shortcuts. */
export function Palette({ pages, initial, onClose }: PaletteProps) {
  const [shown, setShown] = useState(initial);
  if (shown === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
  return <OpenPalette pages={pages} onClose={onClose} onShowShortcuts={() => setShown('shortcuts')} />;
}

interface OpenPaletteProps {
  pages: Pages;
  onClose: () => void;
  onShowShortcuts: () => void;
}

function OpenPalette({ pages, onClose, onShowShortcuts }: OpenPaletteProps) {
  const [query, setQuery] = useState('');
  const { groups, isSearching, failure } = usePaletteGroups(query, pages, onShowShortcuts);
  return (
    <CommandPalette
      query={query}
      onQueryChange={(change) => setQuery(change.query)}
      groups={groups}
      searching={isSearching}
      {...(failure !== undefined && { failure })}
      onSelect={({ key }) => {
        const entry = groups.flatMap(({ options }) => options).find((each) => each.key === key);
        if (key !== 'action keyboard shortcuts') onClose();
        entry?.run();
      }}
      onClose={onClose}
    />
  );
}
