import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { minColumnWidth } from '../sizing/columnSizes.ts';
import type { TableLocaleText } from './tableLocaleText.ts';

/** Changes the width of a column, in CSS pixels; `null` is its automatic width. */
export type ResizeColumn = (columnId: string, width: number | null, isFinal: boolean) => void;

export interface ColumnResizerProps {
  columnId: string;
  heading: string;
  /** In CSS pixels. */
  width: number;
  onResize: ResizeColumn;
  strings: TableLocaleText;
}

/** CSS pixels per key. */
const step = 8;
const largeStep = 40;

/**
 * Edge of a heading that is dragged to change the width of the column. By keyboard it is reached with the up arrow from the
 * first row, so that it is no tab stop in every column.
 */
export function ColumnResizer({ columnId, heading, width, onResize, strings }: ColumnResizerProps) {
  const start = useRef<{ x: number; width: number }>(null);
  const resizeTo = (newWidth: number, isFinal: boolean) =>
    onResize(columnId, Math.max(minColumnWidth, Math.round(newWidth)), isFinal);
  const getWidth = ({ currentTarget }: { currentTarget: Element }) =>
    (currentTarget.closest('th') as Element).getBoundingClientRect().width;
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: getWidth(event) };
  };
  const drag = (event: PointerEvent, isFinal: boolean) => {
    const from = start.current;
    if (isFinal) start.current = null;
    if (from && (event.clientX !== from.x || !isFinal))
      resizeTo(from.width + event.clientX - from.x, isFinal);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (direction) resizeTo(getWidth(event) + direction * (event.shiftKey ? largeStep : step), true);
    else if (event.key === 'Enter') onResize(columnId, null, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a widget
    <div
      role="separator"
      className="PortalTable-resizer"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={strings.widthOf(heading)}
      aria-valuenow={Math.round(width)}
      aria-valuemin={minColumnWidth}
      title={strings.widthHint}
      onPointerDown={handlePointerDown}
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
      onDoubleClick={() => onResize(columnId, null, true)}
      onKeyDown={handleKeyDown}
    />
  );
}
