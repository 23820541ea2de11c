import { useState } from 'react';
import { clampPage, formatNumber } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { TextInput } from '../../forms/inputs/inputs.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';

/** Where a list stands, in the words of the list answers. */
export interface PagePosition {
  /** The page shown, 1-based. */
  page: number;
  /** At least 1. */
  totalPages: number;
  /** Rows of all pages. */
  rowCount: number;
  /** Rows of the page shown. */
  rowsOnPage: number;
}

const pagingBarWords = {
  /** Accessible name of the bar. */
  label: 'Pages',
  first: 'Top',
  previous: 'Previous',
  next: 'Next',
  last: 'Bottom',
  /** Before the box for the number of a page. */
  page: 'Page',
  pageOf: (page: string, totalPages: string) => `Page ${page} of ${totalPages}`,
  totalRows: (rowCount: string) => `Total rows: ${rowCount}`,
  rowsOnPage: (rows: string) => `Rows on this page: ${rows}`,
};

/** The words of a `PagingBar`; numbers come formatted. */
export type PagingBarWords = typeof pagingBarWords;

export interface PagingBarProps extends RootProps<HTMLFieldSetElement> {
  /** `null` while nothing is known: the bar keeps its place and cannot be used. */
  paging: PagePosition | null;
  /** The page asked for, already within 1…`totalPages`, and never the one shown. */
  onPageChange: (change: { page: number }) => void;
  /** Other words than the English ones. */
  localeText?: Partial<PagingBarWords>;
}

const Root = styled('fieldset', { name: 'PortalPagingBar', slot: 'Root' })(({ theme }) => ({
  margin: 0,
  border: 0,
  minInlineSize: 0,
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '4px 0',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& label': { marginLeft: 8 },
  // Five digits fit into it; the arrow keys count without the buttons of the browser.
  '& input': { width: 60, appearance: 'textfield', textAlign: 'center' },
  '& input::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
  '& .PortalPagingBar-counts': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', marginLeft: 'auto' },
  '@media print': { '& > :not(.PortalPagingBar-counts)': { display: 'none' } },
}));

/** Moves through the pages of a list and says where it stands. */
export function PagingBar(given: PagingBarProps) {
  const [{ paging, onPageChange, ...root }, words] = useThemed('PortalPagingBar', given, pagingBarWords);
  const page = paging?.page ?? 1;
  const last = paging?.totalPages ?? 1;
  const goTo = (wanted: number) => {
    const target = clampPage(wanted, last);
    if (target !== page) onPageChange({ page: target });
  };
  return (
    <Root aria-label={words.label} {...root}>
      <Step label={words.first} isEnd={page <= 1} onClick={() => goTo(1)} />
      <Step label={words.previous} isEnd={page <= 1} onClick={() => goTo(page - 1)} />
      <Step label={words.next} isEnd={page >= last} onClick={() => goTo(page + 1)} />
      <Step label={words.last} isEnd={page >= last} onClick={() => goTo(last)} />
      <PageJump key={page} page={page} disabled={!paging} goTo={goTo} label={words.page} />
      <div className="PortalPagingBar-counts" aria-live="polite">
        {paging && (
          <>
            <span>{words.pageOf(formatNumber(page), formatNumber(last))}</span>
            <span>{words.totalRows(formatNumber(paging.rowCount))}</span>
            <span>{words.rowsOnPage(formatNumber(paging.rowsOnPage))}</span>
          </>
        )}
      </div>
    </Root>
  );
}

/** `aria-disabled`, not `disabled`: a button that took the focus away when the end is reached would lose the keyboard. */
function Step({ label, isEnd, onClick }: { label: string; isEnd: boolean; onClick: () => void }) {
  return (
    <PlainButton type="button" aria-disabled={isEnd} onClick={isEnd ? undefined : onClick}>
      {label}
    </PlainButton>
  );
}

/** What is typed is local until Enter; leaving the box puts the page shown back. */
function PageJump({
  page,
  disabled,
  goTo,
  label,
}: {
  page: number;
  disabled: boolean;
  goTo: (page: number) => void;
  label: string;
}) {
  const [typed, setTyped] = useState(String(page));
  const submit = () => {
    setTyped(String(page));
    if (typed.trim() !== '') goTo(Number(typed));
  };
  return (
    <label>
      {`${label} `}
      <TextInput
        type="number"
        min={1}
        step={1}
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
        onBlur={() => setTyped(String(page))}
      />
    </label>
  );
}
