import type { ScrollMemory, ScrollPlace } from '@portal/ui/tables';
import { useLocation } from 'react-router-dom';
import { ByHistoryEntry } from './byHistoryEntry.ts';

const places = new ByHistoryEntry<ScrollPlace>();

/** Scroll position of a screen's table per history entry: restored by Back and Forward, not by links. */
export function useScrollMemory(): ScrollMemory {
  const { key } = useLocation();
  return { key, read: () => places.get(key), write: (place) => places.set(key, place) };
}
