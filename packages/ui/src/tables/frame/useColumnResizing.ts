import { type RefObject, useEffect, useEffectEvent } from 'react';
import { getFontScale } from '../../controls/getFontScale.ts';
import { isRightToLeft, toReadingKey } from '../../controls/readingDirection.ts';
import { minColumnWidth } from '../sizing/columnSizes.ts';

/** Changes the width of a column, in CSS pixels; `null` is its automatic width. While it is dragged, it is not final. */
export type ResizeColumn = (columnId: string, width: number | null, isFinal: boolean) => void;

/** Moves a column to the place of another, or by one place: -1 or 1. */
export type MoveColumn = (columnId: string, target: string | -1 | 1) => void;

export const headingEdgeSelector = '.PortalTable-resizer';

/** CSS pixels per key. */
const step = 8;
const largeStep = 40;

/**
 * The edges of the headings, which are dragged to change the width of a column; a double click makes it automatic. By
 * keyboard they are reached with the up arrow from the first row, so that there is no tab stop in every column. There the
 * arrow keys change the width, and with Ctrl move the column.
 */
export function useColumnResizing(
  scroller: RefObject<HTMLElement | null>,
  resize: ResizeColumn,
  move?: MoveColumn,
): void {
  const resizeColumn = useEffectEvent(resize);
  const moveColumn = useEffectEvent<MoveColumn>((id, target) => move?.(id, target));
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let drag: { id: string; x: number; width: number; reached: number | null } | null = null;
    const resizeTo = (id: string, width: number, isFinal: boolean) =>
      resizeColumn(id, Math.max(minColumnWidth, Math.round(width)), isFinal);
    const listening = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type], edge: HTMLElement, id: string) => void,
    ) =>
      element.addEventListener(
        type,
        (event) => {
          const edge = (event.target as Element).closest<HTMLElement>(headingEdgeSelector);
          if (edge) listener(event, edge, edge.dataset.columnid ?? '');
        },
        { signal: listening.signal },
      );
    listen('pointerdown', (event, edge, id) => {
      if (event.button !== 0) return;
      event.preventDefault();
      edge.setPointerCapture(event.pointerId);
      drag = { id, x: event.clientX, width: getHeadingWidth(edge), reached: null };
    });
    listen('pointermove', ({ clientX }) => {
      // A click is no drag.
      if (!drag || (drag.reached === null && clientX === drag.x)) return;
      const distance = ((isRightToLeft(element) ? -1 : 1) * (clientX - drag.x)) / getFontScale();
      drag.reached = drag.width + distance;
      resizeTo(drag.id, drag.reached, false);
    });
    const endDrag = () => {
      if (drag && drag.reached !== null) resizeTo(drag.id, drag.reached, true);
      drag = null;
    };
    listen('pointerup', endDrag);
    listen('pointercancel', endDrag);
    listen('focusin', (_event, edge) => {
      edge.ariaHidden = null;
    });
    listen('focusout', (_event, edge) => {
      edge.ariaHidden = 'true';
    });
    listen('dblclick', (_event, _edge, id) => resizeColumn(id, null, true));
    listen('keydown', (event, edge, id) => {
      const direction = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[toReadingKey(element, event.key)];
      if (direction && event.ctrlKey) moveColumn(id, direction);
      else if (direction)
        resizeTo(id, getHeadingWidth(edge) + direction * (event.shiftKey ? largeStep : step), true);
      else if (event.key === 'Enter') resizeColumn(id, null, true);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => listening.abort();
  }, [scroller]);
}

/** @returns whether the heading has an edge that can be focused */
export function focusHeadingEdge(heading: Element | null | undefined): boolean {
  const edge = heading?.querySelector<HTMLElement>(headingEdgeSelector) ?? null;
  edge?.focus();
  return edge !== null;
}

function getHeadingWidth(edge: HTMLElement): number {
  return (edge.parentElement as HTMLElement).getBoundingClientRect().width / getFontScale();
}
