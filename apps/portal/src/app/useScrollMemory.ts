import type { ScrollMemory, ScrollPlace } from '@portal/ui/tables';
import { useLocation } from 'react-router-dom';
import { ByHistoryEntry } from './byHistoryEntry.ts';

const places = new ByHistoryEntry<ScrollPlace>();

/** Where the table of a screen stood, for each entry of the history: Back and Forward find it there, a link does not. */
export function useScrollMemory(): ScrollMemory {
  const { key } = useLocation();
  return { key, read: () => places.get(key), write: (place) => places.set(key, place) };
}
