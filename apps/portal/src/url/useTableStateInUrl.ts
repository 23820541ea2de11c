import { type Column, getColumnId, type SortFilterOptions, type Sorting } from '@portal/ui/tables';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tableUrlState } from './tableUrlState.ts';
import { useUrlState } from './useUrlState.ts';

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
  const schema = useMemo(
    () => tableUrlState(columns.map(getColumnId), defaultSorting),
    [columns, defaultSorting],
  );
  const [inUrl, setInUrl] = useUrlState(schema);
  const { state: historyState } = useLocation();

  const [order, setOrder] = useState(inUrl);
  const urlText = String(schema.write(inUrl));
  const [lastUrlText, setLastUrlText] = useState(urlText);
  const [written, setWritten] = useState(urlText);
  if (lastUrlText !== urlText) {
    setLastUrlText(urlText);
    // The URL changed by Back or a link, not by the write below, which may be older than the current input.
    if (urlText !== written) setOrder(inUrl);
  }

  const requestedText = String(schema.write(order));
  const write = useRef(() => {});
  useEffect(() => {
    write.current = () => {
      setWritten(requestedText);
      setInUrl(order, { replace: true, state: historyState });
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
