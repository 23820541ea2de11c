import { SortDownIcon, SortUpIcon } from '../../controls/icons.tsx';
import { type Column, getColumnAlign, getColumnId, isExported } from '../Column.ts';
import { minColumnWidth } from '../sizing/columnSizes.ts';
import { splitHeading } from '../sizing/textWidth.ts';
import { toggleSorting, type Sorting } from '../sorting/sorting.ts';
import { ColumnFilter } from './ColumnFilter.tsx';
import type { SortFilterState } from '../sorting/useSortFilter.ts';
import { useTableText } from './tableLocaleText.ts';

export interface ColumnHeadingProps<Row> {
  column: Column<Row>;
  className: string | undefined;
  /** In a `treegrid`. */
  ariaIndex: number | undefined;
  sortFilter: SortFilterState | undefined;
  /** It can be dragged to the place of another column. */
  canMove?: boolean;
  /** In CSS pixels. */
  width: number;
}

/** Heading of a column, which sorts, and opens the filter of the column. */
export function ColumnHeading<Row>(props: ColumnHeadingProps<Row>) {
  const { column, className, ariaIndex, sortFilter, canMove, width } = props;
  const strings = useTableText();
  const id = getColumnId(column);
  const canSort =
    sortFilter && column.sortable !== false && (sortFilter.sortableColumns?.includes(id) ?? true);
  const canFilter = sortFilter && sortFilter.filterTrigger !== 'never' && column.filterable !== false;
  return (
    <th
      scope="col"
      aria-colindex={ariaIndex}
      data-field={column.field}
      // Not also the name of the filter, which would be read with every cell.
      aria-label={canFilter ? column.heading : undefined}
      className={className}
      data-align={getColumnAlign(column)}
      data-links={isExported(column) ? undefined : true}
      title={column.hint ?? column.heading}
      aria-sort={getAriaSort(sortFilter?.sorting, id)}
    >
      <div className="PortalTable-heading">
        {canSort ? (
          <SortButton {...{ column, canMove, sortFilter }} />
        ) : (
          <span draggable={canMove} data-columnid={id}>
            {renderHeading(column)}
          </span>
        )}
        {canFilter && <ColumnFilter column={column} sortFilter={sortFilter} />}
      </div>
      {/* `useColumnResizing` */}
      <hr
        className="PortalTable-resizer"
        data-columnid={id}
        tabIndex={-1}
        aria-orientation="vertical"
        // Until it has the focus. Otherwise its name would be read with every cell.
        aria-hidden="true"
        aria-label={strings.widthOf(column.heading)}
        aria-valuenow={Math.round(width)}
        aria-valuemin={minColumnWidth}
      />
    </th>
  );
}

/** The heading, which can break where its width was estimated to. */
function renderHeading<Row>({ heading }: Column<Row>) {
  return splitHeading(heading).map((part, index) => [index > 0 && <wbr key={part} />, part]);
}

function getAriaSort(sorting: Sorting | undefined, id: string) {
  const key = sorting?.find((candidate) => candidate.columnId === id);
  if (!key) return undefined;
  return key.direction === 'asc' ? 'ascending' : 'descending';
}

interface SortButtonProps<Row> extends Pick<ColumnHeadingProps<Row>, 'column' | 'canMove'> {
  sortFilter: SortFilterState;
}

function SortButton<Row>({ column, canMove, sortFilter }: SortButtonProps<Row>) {
  const strings = useTableText();
  const { sorting, setSorting, prepareSort } = sortFilter;
  const id = getColumnId(column);
  const keyIndex = sorting.findIndex((key) => key.columnId === id);
  const Arrow = sorting[keyIndex]?.direction === 'desc' ? SortDownIcon : SortUpIcon;
  return (
    <button
      type="button"
      className="PortalTable-sort"
      draggable={canMove}
      data-columnid={id}
      onPointerEnter={() => prepareSort(id)}
      onFocus={() => prepareSort(id)}
      title={`${column.hint ?? column.heading}\n${strings.sortHint}`}
      onClick={(event) =>
        setSorting(toggleSorting(sorting, id, event.shiftKey || event.ctrlKey || event.metaKey))
      }
    >
      <span>{renderHeading(column)}</span>
      {keyIndex >= 0 && <Arrow size={12} />}
      {keyIndex >= 0 && sorting.length > 1 && <sup aria-hidden="true">{keyIndex + 1}</sup>}
    </button>
  );
}
