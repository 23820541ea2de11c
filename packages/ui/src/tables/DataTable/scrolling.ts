import { type RefObject, useLayoutEffect, useRef } from 'react';

/** CSS pixels from the left upper corner. */
export interface ScrollPlace {
  left: number;
  top: number;
}

/** Keeps the place of a table while the table, or the view it shows, is away; the host decides where and how long. */
export interface ScrollMemory {
  /** Names the view that is shown, when the same table shows one after the other: the entry of the history. */
  key?: string;
  /** Asked once for each view, when its first rows are there. */
  read: () => ScrollPlace | undefined;
  /** Told once, when the table or the view goes. */
  write: (place: ScrollPlace) => void;
}

type ScrollerRef = RefObject<HTMLElement | null>;

/** Goes back to the first row whenever the key changes. */
export function useScrollToTop(scroller: ScrollerRef, key: string) {
  const scrolledFor = useRef(key);
  useLayoutEffect(() => {
    if (scrolledFor.current === key) return;
    scrolledFor.current = key;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, key]);
}

/**
 * Puts the table where it was left, before the first paint of its rows. A table that stays while the host goes from one
 * view to another (Back to the page before) is left and come back to by the change of `key`.
 */
export function useScrollMemory(scroller: ScrollerRef, hasRows: boolean, memory: ScrollMemory | undefined) {
  const latest = useRef(memory);
  const askedFor = useRef<{ key: string } | null>(null);
  const key = memory?.key ?? '';
  useLayoutEffect(() => {
    const element = scroller.current;
    return () => {
      // Still the memory of the view that is left: the one below comes after.
      if (element) latest.current?.write({ left: element.scrollLeft, top: element.scrollTop });
    };
    // Another key is another view: this one is left.
  }, [scroller, key]);
  useLayoutEffect(() => {
    latest.current = memory;
  }, [memory]);
  useLayoutEffect(() => {
    if (!hasRows || askedFor.current?.key === key) return;
    askedFor.current = { key };
    const place = latest.current?.read();
    if (place) scroller.current?.scrollTo(place);
  }, [scroller, hasRows, key]);
}

/** Scrolls a table as far as needed for one of its rows to be in sight below the headings. */
export function showRow(scroller: HTMLElement | null, place: number, rowHeight: number): void {
  if (!scroller) return;
  const room = scroller.clientHeight - (scroller.querySelector('thead')?.offsetHeight ?? 0);
  const top = place * rowHeight;
  const lowest = Math.max(0, top - rowHeight);
  const highest = top + 2 * rowHeight - room;
  if (scroller.scrollTop > lowest) scroller.scrollTop = lowest;
  else if (scroller.scrollTop < highest) scroller.scrollTop = highest;
}
