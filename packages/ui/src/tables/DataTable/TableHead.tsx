import { type ReactNode, useState } from 'react';
import { SortDownIcon, SortUpIcon } from '../../icons/icons.tsx';
import { type Column, columnId, isInFiles } from '../Column.ts';
import type { DataTableWords } from './dataTableWords.ts';
import { headingGroups } from './headingGroups.ts';
import type { Filters } from './rowOrder.ts';
import { nextSorting, type Sorting } from './sorting.ts';
import { EmptyCell } from './EmptyCell.tsx';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  /** `null`: headings are plain text. */
  order: {
    sorting: Sorting;
    setSorting: (sorting: Sorting) => void;
    filters: Filters;
    setFilters: (filters: Filters) => void;
    /** Called on hover or focus, to build the index before it is needed. */
    prepareFilter: (columnId: string) => void;
    prepareSort: (columnId: string) => void;
    /** When a filter is applied: on every keystroke or on Enter. */
    filterOn: 'key' | 'enter' | 'never';
  } | null;
  /** Content above the selection controls of the rows; `null` without them. */
  choice: ReactNode;
  hasActions: boolean;
  words: DataTableWords;
}

/** Table head: group headings, sortable headings and filter inputs. */
export function TableHead<Row>({ columns, order, choice, hasActions, words }: TableHeadProps<Row>) {
  return (
    <thead>
      <GroupLine columns={columns} hasChoice={choice !== null} hasActions={hasActions} />
      <tr>
        {choice !== null && <td className="PortalDataTable-choice">{choice}</td>}
        {columns.map((column, index) => (
          <th
            key={columnId(column)}
            scope="col"
            className={index === 0 ? 'PortalDataTable-name' : undefined}
            data-align={column.align}
            data-links={isInFiles(column) ? undefined : true}
            title={column.hint ?? column.heading}
            aria-sort={ariaSort(order?.sorting, columnId(column))}
          >
            {order && column.sortable !== false ? (
              <SortButton column={column} order={order} words={words} />
            ) : (
              column.heading
            )}
          </th>
        ))}
        {hasActions && <EmptyCell className="PortalDataTable-actions" />}
      </tr>
      {order && order.filterOn !== 'never' && (
        <FilterLine
          columns={columns}
          order={order}
          hasChoice={choice !== null}
          hasActions={hasActions}
          words={words}
        />
      )}
    </thead>
  );
}

interface GroupLineProps<Row> {
  columns: readonly Column<Row>[];
  hasChoice: boolean;
  hasActions: boolean;
}

function GroupLine<Row>({ columns, hasChoice, hasActions }: GroupLineProps<Row>) {
  const groups = headingGroups(columns);
  if (groups.length === 0) return null;
  return (
    <tr className="PortalDataTable-groups">
      {hasChoice && <EmptyCell className="PortalDataTable-choice" />}
      {groups.map(({ id, heading, span }, index) => {
        const className = index === 0 && span === 1 ? 'PortalDataTable-name' : undefined;
        return heading === '' ? (
          <EmptyCell key={id} colSpan={span} className={className} />
        ) : (
          <th key={id} colSpan={span} scope="colgroup" className={className} title={heading}>
            {heading}
          </th>
        );
      })}
      {hasActions && <EmptyCell className="PortalDataTable-actions" />}
    </tr>
  );
}

function ariaSort(sorting: Sorting | undefined, id: string) {
  const key = sorting?.find((candidate) => candidate.columnId === id);
  if (!key) return undefined;
  return key.direction === 'asc' ? 'ascending' : 'descending';
}

interface SortButtonProps<Row> {
  column: Column<Row>;
  order: NonNullable<TableHeadProps<Row>['order']>;
  words: DataTableWords;
}

function SortButton<Row>({ column, order, words }: SortButtonProps<Row>) {
  const { sorting, setSorting, prepareSort } = order;
  const id = columnId(column);
  const place = sorting.findIndex((key) => key.columnId === id);
  const Arrow = sorting[place]?.direction === 'desc' ? SortDownIcon : SortUpIcon;
  return (
    <button
      type="button"
      className="PortalDataTable-sort"
      onPointerEnter={() => prepareSort(id)}
      onFocus={() => prepareSort(id)}
      title={`${column.hint ?? column.heading}\n${words.sortHint}`}
      onClick={(event) =>
        setSorting(nextSorting(sorting, id, event.shiftKey || event.ctrlKey || event.metaKey))
      }
    >
      <span>{column.heading}</span>
      {place >= 0 && <Arrow size={12} />}
      {place >= 0 && sorting.length > 1 && <sup aria-hidden="true">{place + 1}</sup>}
    </button>
  );
}

interface FilterLineProps<Row> {
  columns: readonly Column<Row>[];
  order: NonNullable<TableHeadProps<Row>['order']>;
  hasChoice: boolean;
  hasActions: boolean;
  words: DataTableWords;
}

function FilterLine<Row>({ columns, order, hasChoice, hasActions, words }: FilterLineProps<Row>) {
  const [typed, setTyped] = useState(order.filters);
  const [typedFor, setTypedFor] = useState(order.filters);
  if (typedFor !== order.filters) {
    // The filters were changed from outside, by Back or by clearing them.
    setTypedFor(order.filters);
    setTyped(order.filters);
  }
  const change = (id: string, text: string) => {
    const next = { ...typed, [id]: text };
    if (text === '') delete next[id];
    setTyped(next);
    if (order.filterOn === 'key') order.setFilters(next);
  };
  return (
    <tr className="PortalDataTable-filters">
      {hasChoice && <EmptyCell className="PortalDataTable-choice" />}
      {columns.map((column, index) => {
        const id = columnId(column);
        return (
          <td key={id} className={index === 0 ? 'PortalDataTable-name' : undefined}>
            {column.filterable !== false && (
              <input
                type="search"
                aria-label={words.filterBy(column.heading)}
                placeholder={words.filter}
                autoComplete="off"
                spellCheck={false}
                data-active={Boolean(order.filters[id])}
                value={typed[id] ?? ''}
                onFocus={() => order.prepareFilter(id)}
                onChange={(event) => change(id, event.target.value)}
                onKeyDown={(event) =>
                  event.key === 'Enter' && order.filterOn === 'enter' && order.setFilters(typed)
                }
              />
            )}
          </td>
        );
      })}
      {hasActions && <EmptyCell className="PortalDataTable-actions" />}
    </tr>
  );
}
