import { useState } from 'react';
import { clampPage } from '@portal/domain';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { useFormats } from '../../theme/formats.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { SelectInput } from '../../controls/SelectInput/SelectInput.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { type PagingBarLocaleText, pagingBarLocaleText } from './pagingBarLocaleText.ts';

/** Position within a paged list, named as in the list responses of the API. */
export interface PagePosition {
  /** Current page, 1-based. */
  page: number;
  /** At least 1. */
  totalPages: number;
  /** Rows of all pages. */
  rowCount: number;
  /** There are more rows than were counted. */
  hasMoreRows?: boolean;
  /** Rows of the current page. */
  rowsOnPage: number;
}

export interface PagingBarProps extends RootProps<HTMLFieldSetElement>, Localized<PagingBarLocaleText> {
  /** `null` while loading: the bar keeps its height and is disabled. */
  paging: PagePosition | null;
  /** Called with the requested page, clamped to 1…`totalPages`; not called for the current page. */
  onPageChange: (change: { page: number }) => void;
  /** The choice of rows per page; without it the server decides. */
  rowsPerPage?: {
    value: number;
    options: readonly number[];
    onChange: (change: { rowsPerPage: number }) => void;
  };
}

const Root = styled('fieldset', { name: 'PortalPagingBar', slot: 'Root' })(({ theme }) => ({
  margin: 0,
  border: 0,
  minInlineSize: 0,
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  padding: 0,
  color: theme.vars.palette.text.secondary,
  '& label': { marginInlineStart: 8 },
  // Wide enough for five digits; spin buttons are hidden.
  '& button, & input, & select': {
    ...theme.typography.body2,
    height: theme.typography.pxToRem(Math.max(24, theme.density.rowHeight - 4)),
  },
  '& button': { padding: '0 8px', fontWeight: 500 },
  '& input': { width: '3.75rem', appearance: 'textfield', textAlign: 'center' },
  '& input::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
  '& .PortalPagingBar-counts': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '0 12px',
    // On a phone a line of its own from the start, also before the counts are known.
    flex: '1 1 19rem',
    minHeight: '1lh',
  },
  '@media screen': { '& .PortalPagingBar-printAll': { display: 'none' } },
  '@media print': {
    '& > :not(.PortalPagingBar-counts)': { display: 'none' },
    '& .PortalPagingBar-counts': { justifyContent: 'flex-start' },
  },
}));

/**
 * Pagination controls and row counts of a list.
 * @alias pagination, pager
 */
export function PagingBar(inProps: PagingBarProps) {
  const [{ paging, onPageChange, rowsPerPage, ...root }, strings] = useLocalizedThemeProps(
    'PortalPagingBar',
    inProps,
    pagingBarLocaleText,
  );
  const { number: formatNumber } = useFormats();
  // Until Enter; on blur it is discarded.
  const [typedPage, setTypedPage] = useState<string | null>(null);
  const page = paging?.page ?? 1;
  const lastPage = paging?.totalPages ?? 1;
  const formatTotal = (count: number) =>
    paging?.hasMoreRows ? strings.moreThan(formatNumber(count)) : formatNumber(count);
  const goTo = (requestedPage: number) => {
    const target = clampPage(requestedPage, lastPage);
    if (target !== page) onPageChange({ page: target });
  };
  const jump = () => {
    setTypedPage(null);
    if (typedPage) goTo(Number(typedPage));
  };
  return (
    <Root aria-label={strings.label} {...root}>
      {/* `aria-disabled` instead of `disabled`: a disabled button would lose the focus when the end is reached. */}
      <Button aria-disabled={page <= 1} onClick={() => goTo(1)}>
        {strings.first}
      </Button>
      <Button aria-disabled={page <= 1} onClick={() => goTo(page - 1)}>
        {strings.previous}
      </Button>
      <Button aria-disabled={page >= lastPage} onClick={() => goTo(page + 1)}>
        {strings.next}
      </Button>
      <Button aria-disabled={page >= lastPage} onClick={() => goTo(lastPage)}>
        {strings.last}
      </Button>
      <label>
        {`${strings.page} `}
        <TextInput
          type="number"
          min={1}
          value={typedPage ?? page}
          disabled={!paging}
          onChange={(event) => setTypedPage(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && jump()}
          onBlur={() => setTypedPage(null)}
        />
      </label>
      {rowsPerPage && (
        <label>
          {`${strings.rowsPerPage} `}
          <SelectInput
            value={rowsPerPage.value}
            onChange={(event) => rowsPerPage.onChange({ rowsPerPage: Number(event.target.value) })}
          >
            {rowsPerPage.options.map((rows) => (
              <option key={rows} value={rows}>
                {formatNumber(rows)}
              </option>
            ))}
          </SelectInput>
        </label>
      )}
      <div className="PortalPagingBar-counts" aria-live="polite">
        {paging && (
          <>
            <span>{strings.pageOf(formatNumber(page), formatTotal(lastPage))}</span>
            <span>{strings.totalRows(formatTotal(paging.rowCount))}</span>
            <span>{strings.rowsOnPage(formatNumber(paging.rowsOnPage))}</span>
            {lastPage > 1 && <span className="PortalPagingBar-printAll">{strings.printAll}</span>}
          </>
        )}
      </div>
    </Root>
  );
}
