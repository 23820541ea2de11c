import { type MouseEvent as ReactMouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CSSObject, Theme } from '@mui/material/styles';
import { styled } from '../../theme/styled.ts';
import { CheckIcon, CopyIcon } from '../../controls/icons.tsx';
import { copyText } from '../../controls/copyText.ts';
import { isRightToLeft } from '../../controls/readingDirection.ts';
import { cellSelector } from './cellFocus.ts';
import { useTableText } from '../frame/tableLocaleText.ts';

export interface CellToolsProps {
  scroller: RefObject<HTMLElement | null>;
}

interface MeasuredCell {
  cell: HTMLElement;
  text: string;
  /** The text is truncated. */
  isTruncated: boolean;
  box: DOMRect;
  /** Left edge of the copy button; `null` if it would cover a link. */
  buttonLeft: number | null;
}

const buttonSize = 24;

const toolStyles = (theme: Theme): CSSObject => ({
  position: 'fixed',
  // Below menus and dialogs.
  zIndex: theme.zIndex.fab,
  border: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
});

const CopyButton = styled('button')(({ theme }) => ({
  ...toolStyles(theme),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: buttonSize,
  height: buttonSize,
  padding: 0,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
}));

const FullText = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...toolStyles(theme),
  maxWidth: 480,
  padding: '4px 8px',
  boxShadow: '0 4px 12px rgb(0 0 0 / 16%)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
}));

const showAfterMs = 120;

/**
 * Tools of the focused or hovered cell: a button that copies its text, and the full text when it is
 * truncated. It listens on the scroll container instead of rendering into the rows, so that hovering
 * re-renders no row.
 */
export function CellTools({ scroller }: CellToolsProps) {
  const strings = useTableText();
  const [shownCell, setShown] = useState<MeasuredCell | null>(null);
  const [copiedCell, setCopied] = useState<MeasuredCell | null>(null);
  const showTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const showFor = (event: Event) => {
      clearTimeout(showTimer.current);
      const cell = (event.target as Element).closest<HTMLElement>(cellSelector);
      setShown(cell && element.contains(cell) ? measureCell(cell) : null);
    };
    // The delay lets the pointer move from the cell to the button, which is outside the table.
    const showCurrentSoon = () => {
      clearTimeout(showTimer.current);
      showTimer.current = setTimeout(() => {
        const cell = element.querySelector<HTMLElement>(`${cellSelector}:is(:hover, :focus-within)`);
        setShown(cell && measureCell(cell));
      }, showAfterMs);
    };
    const hideNow = () => setShown(null);
    const copyCell = (cell: Element) => {
      const cellToCopy = measureCell(cell as HTMLElement);
      if (cellToCopy) void copy(cellToCopy).then(setCopied);
    };
    const copyByKey = (event: KeyboardEvent) => {
      const isCopy = event.key === 'c' && (event.ctrlKey || event.metaKey);
      const cell = document.activeElement;
      if (isCopy && cell?.matches(cellSelector) && getSelection()?.isCollapsed) copyCell(cell);
    };
    const copyByDoubleClick = (event: MouseEvent) => {
      const cell = (event.target as Element).closest('[data-copy="true"]');
      if (cell) copyCell(cell);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerover', showFor, { signal });
    element.addEventListener('pointerleave', showCurrentSoon, { signal });
    element.addEventListener('focusin', showFor, { signal });
    element.addEventListener('focusout', showCurrentSoon, { signal });
    element.addEventListener('scroll', hideNow, { signal });
    element.addEventListener('keydown', copyByKey, { signal });
    element.addEventListener('dblclick', copyByDoubleClick, { signal });
    window.addEventListener('resize', hideNow, { signal });
    // The focus or the pointer may have been there before this code.
    showCurrentSoon();
    return () => {
      listening.abort();
      clearTimeout(showTimer.current);
    };
  }, [scroller]);

  if (!shownCell) return null;
  const isCopied = copiedCell?.cell === shownCell.cell;
  const Icon = isCopied ? CheckIcon : CopyIcon;
  const { box, buttonLeft } = shownCell;
  return (
    <>
      {buttonLeft !== null && (
        <CopyButton
          type="button"
          tabIndex={-1} // keyboard users press Ctrl+C on the cell
          aria-label={isCopied ? strings.copied : strings.copy(shownCell.text)}
          title={isCopied ? strings.copied : strings.copyHint}
          style={{ top: (box.top + box.bottom - buttonSize) / 2, left: buttonLeft }}
          onClick={() => void copy(shownCell).then(setCopied)}
          onContextMenu={(event) => openMenuOfRow(event, shownCell.cell)}
          onPointerEnter={() => clearTimeout(showTimer.current)}
          onPointerLeave={() => setShown(null)}
        >
          <Icon size={12} />
        </CopyButton>
      )}
      {shownCell.isTruncated && (
        <FullText
          aria-hidden="true"
          style={{ top: box.bottom + 2, left: Math.min(box.left, innerWidth - 496) }}
        >
          {shownCell.text}
        </FullText>
      )}
    </>
  );
}

/** @returns the cell; `null` if its text could not be copied */
async function copy(cell: MeasuredCell): Promise<MeasuredCell | null> {
  return (await copyText(cell.text)) ? cell : null;
}

/** The button covers a part of the row, which has a context menu of its own. */
function openMenuOfRow(event: ReactMouseEvent, cell: HTMLElement) {
  const isUnhandled = cell.dispatchEvent(new MouseEvent('contextmenu', event.nativeEvent));
  if (!isUnhandled) event.preventDefault();
}

function measureCell(cell: HTMLElement): MeasuredCell | null {
  const text = cell.textContent?.trim() ?? '';
  // No tools on cells that contain controls: they would cover them.
  if (text === '' || cell.querySelector('button, input, select')) return null;
  const box = cell.getBoundingClientRect();
  // At the end of the cell without its text.
  const isAtLeft = (cell.dataset.align === 'right') !== isRightToLeft(cell);
  const start = isAtLeft ? box.left + 2 : box.right - buttonSize - 2;
  const link = cell.querySelector('a')?.getBoundingClientRect();
  const coversLink = link !== undefined && start < link.right && start + buttonSize > link.left;
  return { cell, text, isTruncated: isTruncated(cell), box, buttonLeft: coversLink ? null : start };
}

/** `scrollWidth` says so only of text that is wider than the cell with its padding. */
function isTruncated(cell: HTMLElement): boolean {
  if (cell.scrollWidth > cell.clientWidth) return true;
  const content = document.createRange();
  content.selectNodeContents(cell);
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // jsdom, in which apps are tested, does not measure text.
  return 'getBoundingClientRect' in content && content.getBoundingClientRect().width > room;
}
