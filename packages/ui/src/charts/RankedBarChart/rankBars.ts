export interface Bar {
  id: string | number;
  name: string;
  /** `null`: no bar. */
  value: number | null;
}

/** Largest value first, bars without a value last; equal values keep their order. */
export function rankBars(bars: readonly Bar[]): Bar[] {
  return bars.toSorted((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return b.value - a.value;
  });
}
