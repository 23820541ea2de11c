import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { CheckIcon, CopyIcon } from '../../icons/icons.tsx';
import { copyText } from '../../clipboard/copyText.ts';
import { cellSelector } from './cellFocus.ts';
import type { DataTableWords } from './dataTableWords.ts';

export interface CellToolsProps {
  scroller: RefObject<HTMLElement | null>;
  words: DataTableWords;
}

interface ShownCell {
  cell: HTMLElement;
  text: string;
  /** The text is truncated. */
  isCut: boolean;
  /** Viewport coordinates in CSS pixels. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const CopyButton = styled('button')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 22,
  height: 22,
  padding: 0,
  border: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '@media print': { display: 'none' },
}));

const FullText = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  maxWidth: 480,
  padding: '4px 8px',
  border: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 4px 12px rgb(0 0 0 / 16%)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
}));

const hideAfterMs = 120;

/**
 * Tools of the focused or hovered cell: a button that copies its text, and the full text when it is
 * truncated. It listens on the scroll container instead of rendering into the rows, so that hovering
 * re-renders no row.
 */
export function CellTools({ scroller, words }: CellToolsProps) {
  const [shown, setShown] = useState<ShownCell | null>(null);
  const [copied, setCopied] = useState<ShownCell | null>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const showFor = (event: Event) => {
      clearTimeout(hiding.current);
      const cell = (event.target as Element).closest<HTMLElement>(cellSelector);
      setShown(cell && element.contains(cell) ? measured(cell) : null);
    };
    // The delay lets the pointer move from the cell to the button, which is outside the table.
    const hideSoon = () => {
      clearTimeout(hiding.current);
      hiding.current = setTimeout(() => {
        const focused = document.activeElement?.closest<HTMLElement>(cellSelector);
        setShown(focused && element.contains(focused) ? measured(focused) : null);
      }, hideAfterMs);
    };
    const hideAtOnce = () => setShown(null);
    const copyCell = (cell: Element) => {
      const place = measured(cell as HTMLElement);
      if (place) void copyText(place.text).then(() => setCopied(place));
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
    element.addEventListener('pointerover', showFor);
    element.addEventListener('pointerleave', hideSoon);
    element.addEventListener('focusin', showFor);
    element.addEventListener('focusout', hideSoon);
    element.addEventListener('scroll', hideAtOnce, { passive: true });
    element.addEventListener('keydown', copyByKey);
    element.addEventListener('dblclick', copyByDoubleClick);
    return () => {
      element.removeEventListener('pointerover', showFor);
      element.removeEventListener('pointerleave', hideSoon);
      element.removeEventListener('focusin', showFor);
      element.removeEventListener('focusout', hideSoon);
      clearTimeout(hiding.current);
      element.removeEventListener('scroll', hideAtOnce);
      element.removeEventListener('keydown', copyByKey);
      element.removeEventListener('dblclick', copyByDoubleClick);
    };
  }, [scroller]);

  if (!shown) return null;
  const isCopied = copied?.cell === shown.cell;
  const Icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <>
      <CopyButton
        type="button"
        tabIndex={-1} // keyboard users press Ctrl+C on the cell
        aria-label={isCopied ? words.copied : words.copy(shown.text)}
        title={isCopied ? words.copied : words.copyHint}
        style={{ top: (shown.top + shown.bottom) / 2 - 11, left: shown.right - 24 }}
        onClick={() => void copyText(shown.text).then(() => setCopied(shown))}
        onPointerEnter={() => clearTimeout(hiding.current)}
        onPointerLeave={() => setShown(null)}
      >
        <Icon size={12} />
      </CopyButton>
      {shown.isCut && (
        <FullText
          aria-hidden="true"
          style={{ top: shown.bottom + 2, left: Math.min(shown.left, innerWidth - 496) }}
        >
          {shown.text}
        </FullText>
      )}
    </>
  );
}

function measured(cell: HTMLElement): ShownCell | null {
  const text = cell.textContent?.trim() ?? '';
  // No tools on cells that contain controls: they would cover them.
  if (text === '' || cell.querySelector('button, input, select')) return null;
  const { top, bottom, left, right } = cell.getBoundingClientRect();
  return { cell, text, isCut: cell.scrollWidth > cell.clientWidth, top, bottom, left, right };
}
