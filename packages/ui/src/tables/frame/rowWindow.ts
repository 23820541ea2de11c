/** Rows in the DOM: from `start` up to but not including `end`. */
export interface RowWindow {
  start: number;
  end: number;
}

/** Heights of rows in CSS pixels. */
export interface RowHeights {
  /** Of most rows. */
  usual: number;
  /** Of rows that differ, such as those with a message, by index. */
  others: ReadonlyMap<number, number>;
}

/** Part of the table that is visible, in CSS pixels below the first row. */
export interface VisiblePart {
  top: number;
  height: number;
}

/** Rows rendered above and below the visible ones. */
const overscan = 8;
/** The window moves when fewer rows than this are left of them, so not with every row that is scrolled past. */
const minOverscan = 3;

/** Distance of a row from the first one. For the number of rows, the height of all. */
export function getRowTop({ usual, others }: RowHeights, index: number): number {
  let top = index * usual;
  for (const [other, height] of others) if (other < index) top += height - usual;
  return top;
}

/** The window of a table that opens: only what is visible, because nothing else is painted. */
export function openWindow(rowHeight: number, { top, height }: VisiblePart): RowWindow {
  return { start: Math.floor(top / rowHeight), end: Math.ceil((top + height) / rowHeight) };
}

/** The window after scrolling; the same object while it still covers what is visible. */
export function moveWindow(
  current: RowWindow,
  heights: RowHeights,
  rowCount: number,
  visible: VisiblePart,
): RowWindow {
  const needed = getWindow(heights, rowCount, visible, minOverscan);
  const isCovered = current.start <= needed.start && current.end >= needed.end;
  return isCovered ? current : getWindow(heights, rowCount, visible, overscan);
}

/** Rows that are visible at least in part, with some more on either side. */
function getWindow(heights: RowHeights, rowCount: number, visible: VisiblePart, extra: number): RowWindow {
  const first = findRowAt(heights, rowCount, visible.top);
  const last = findRowAt(heights, rowCount, visible.top + visible.height);
  return { start: Math.max(0, first - extra), end: Math.min(rowCount, last + 1 + extra) };
}

/** The last row that begins at an offset or above it. */
function findRowAt(heights: RowHeights, rowCount: number, offset: number): number {
  let [low, high] = [0, rowCount];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (getRowTop(heights, middle) <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** The window among fewer rows, of the same length where there are enough. */
export function clampWindow({ start, end }: RowWindow, rowCount: number): RowWindow {
  return { start: Math.max(0, Math.min(start, rowCount - (end - start))), end: Math.min(end, rowCount) };
}

/** Heights after rows were measured: what most of them have is usual. */
export function addMeasuredHeights(
  { usual, others }: RowHeights,
  measured: readonly (readonly [index: number, height: number])[],
): RowHeights {
  const sorted = measured.map(([, height]) => height).toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? usual;
  const next = new Map(others);
  for (const [index, height] of measured) {
    if (height === median) next.delete(index);
    else next.set(index, height);
  }
  return { usual: median, others: next };
}
