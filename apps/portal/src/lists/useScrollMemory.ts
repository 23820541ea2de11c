import type { ScrollPositionStore, ScrollPosition } from '@portal/ui/tables';
import { useLocation } from 'react-router-dom';
import { HistoryEntryCache } from '../navigation/historyEntryCache.ts';

const positions = new HistoryEntryCache<ScrollPosition>();

/** Scroll position of a screen's table per history entry: restored by Back and Forward, not by links. */
export function useScrollMemory(): ScrollPositionStore {
  const { key } = useLocation();
  return { key, read: () => positions.get(key), write: (place) => positions.set(key, place) };
}
