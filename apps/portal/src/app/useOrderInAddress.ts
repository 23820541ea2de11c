import { type Column, columnId, type Sorting, type TableOrder } from '@portal/ui/tables';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readOrder, writeOrder, type TableState } from './orderInAddress.ts';

/** Typing filters immediately; the URL update is debounced. */
const pauseMs = 400;

/**
 * Keeps sorting and filters of a client-side table in the query of the URL, so that the view can be linked, reloaded
 * and restored by Back. Typing adds no history entries.
 * @param columns must be stable
 * @param defaultSorting must be stable; used when the URL has no sorting
 */
export function useOrderInAddress<Row>(columns: readonly Column<Row>[], defaultSorting: Sorting): TableOrder {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const read = () => readOrder(params, columns.map(columnId), defaultSorting);
  const textOf = (shown: TableState) => writeOrder(new URLSearchParams(), shown, defaultSorting).toString();

  const [order, setOrder] = useState(read);
  const inAddress = textOf(read());
  const [followed, setFollowed] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  if (followed !== inAddress) {
    setFollowed(inAddress);
    // The URL changed by Back or a link, not by the write below, which may be older than the current input.
    if (inAddress !== written) setOrder(read());
  }

  const wanted = textOf(order);
  const write = useRef(() => {});
  useEffect(() => {
    write.current = () => {
      setWritten(wanted);
      setParams(writeOrder(params, order, defaultSorting), { replace: true, state });
    };
  });
  useEffect(() => {
    if (wanted === inAddress) return undefined;
    const timer = setTimeout(() => write.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, inAddress]);

  return {
    by: 'here',
    showFilters: true,
    sorting: order.sorting,
    filters: order.filters,
    onSortingChange: ({ sorting }) => setOrder((now) => ({ ...now, sorting })),
    onFiltersChange: ({ filters }) => setOrder((now) => ({ ...now, filters })),
  };
}
