import { type Column, columnId, type Sorting, type TableOrder } from '@portal/ui/tables';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readOrder, writeOrder, type TableState } from './orderInAddress.ts';

/** Every key filters at once; the address follows when the typing pauses. */
const pauseMs = 400;

/**
 * Sorting and filters of a table whose rows are all in the page, kept in the query of the address, so that what is
 * shown can be linked, reloaded and come back to. Typing makes no entries in the history.
 * @param columns the same list each time
 * @param defaultSorting the same list each time; when the address says nothing
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
    // Back, or a link: not the echo of what was written here, which may be older than what has been typed since.
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
