import { type Column, getColumnId, type Sorting, type SortFilterOptions } from '@portal/ui/tables';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { parseTableState, formatTableState, type TableState } from './tableStateInUrl.ts';

/** Typing filters immediately; the URL update is debounced. */
const debounceMs = 400;

/**
 * Keeps sorting and filters of a client-side table in the query of the URL, so that the view can be linked, reloaded
 * and restored by Back. Typing adds no history entries.
 * @param columns must be stable
 * @param defaultSorting must be stable; used when the URL has no sorting
 */
export function useTableStateInUrl<Row>(
  columns: readonly Column<Row>[],
  defaultSorting: Sorting,
): SortFilterOptions {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const read = () => parseTableState(params, columns.map(getColumnId), defaultSorting);
  const formatState = (shown: TableState) =>
    formatTableState(new URLSearchParams(), shown, defaultSorting).toString();

  const [order, setOrder] = useState(read);
  const urlText = formatState(read());
  const [lastUrlText, setFollowed] = useState(urlText);
  const [written, setWritten] = useState(urlText);
  if (lastUrlText !== urlText) {
    setFollowed(urlText);
    // The URL changed by Back or a link, not by the write below, which may be older than the current input.
    if (urlText !== written) setOrder(read());
  }

  const requestedText = formatState(order);
  const write = useRef(() => {});
  useEffect(() => {
    write.current = () => {
      setWritten(requestedText);
      setParams(formatTableState(params, order, defaultSorting), { replace: true, state });
    };
  });
  useEffect(() => {
    if (requestedText === urlText) return undefined;
    const timer = setTimeout(() => write.current(), debounceMs);
    return () => clearTimeout(timer);
  }, [requestedText, urlText]);

  return {
    mode: 'client',
    showFilters: true,
    sorting: order.sorting,
    filters: order.filters,
    onSortingChange: ({ sorting }) => setOrder((now) => ({ ...now, sorting })),
    onFiltersChange: ({ filters }) => setOrder((now) => ({ ...now, filters })),
  };
}
