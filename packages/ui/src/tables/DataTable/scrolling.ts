import { type RefObject, useLayoutEffect, useRef } from 'react';

/** CSS pixels from the left upper corner. */
export interface ScrollPlace {
  left: number;
  top: number;
}

/** Keeps the place of a table while the table is away; the host decides where and how long. */
export interface ScrollMemory {
  /** Asked once, when the first rows are there. */
  read: () => ScrollPlace | undefined;
  /** Told once, when the table goes. */
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

/** Puts the table where it was left, before the first paint of its rows. */
export function useScrollMemory(scroller: ScrollerRef, hasRows: boolean, memory: ScrollMemory | undefined) {
  const latest = useRef(memory);
  const hasAsked = useRef(false);
  useLayoutEffect(() => {
    latest.current = memory;
  }, [memory]);
  useLayoutEffect(() => {
    if (!hasRows || hasAsked.current) return;
    hasAsked.current = true;
    const place = latest.current?.read();
    if (place) scroller.current?.scrollTo(place);
  }, [scroller, hasRows]);
  useLayoutEffect(() => {
    const element = scroller.current;
    return () => {
      if (element) latest.current?.write({ left: element.scrollLeft, top: element.scrollTop });
    };
  }, [scroller]);
}
