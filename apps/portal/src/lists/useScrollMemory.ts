import type { ScrollPositionStore, ScrollPosition } from '@portal/ui/tables';
import { HistoryEntryCache } from '../navigation/historyEntryCache.ts';
import { useScreenLocation } from '../navigation/screenLocation.tsx';

const positions = new HistoryEntryCache<ScrollPosition>();

/** Scroll position of a screen's table per history entry: restored by Back and Forward, not by links. */
export function useScrollMemory(): ScrollPositionStore {
  const { key } = useScreenLocation();
  return { key, read: () => positions.get(key), write: (place) => positions.set(key, place) };
}
