import { type ReactNode, useState } from 'react';
import { SortDownIcon, SortUpIcon } from '../../controls/icons.tsx';
import { type Column, getColumnId, isExported } from '../Column.ts';
import type { DataTableLocaleText } from './dataTableLocaleText.ts';
import { createHeadingGroups } from './headingGroups.ts';
import type { Filters } from './rowIndex.ts';
import { toggleSorting, type Sorting } from './sorting.ts';
import { EmptyCell } from './EmptyCell.tsx';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  /** `null`: headings are plain text. */
  sortFilter: {
    sorting: Sorting;
    setSorting: (sorting: Sorting) => void;
    filters: Filters;
    setFilters: (filters: Filters) => void;
    /** Called on hover or focus, to build the index before it is needed. */
    prepareFilter: (columnId: string) => void;
    prepareSort: (columnId: string) => void;
    /** When a filter is applied: on every keystroke or on Enter. */
    filterTrigger: 'key' | 'enter' | 'never';
  } | null;
  /** Content above the selection controls of the rows; `null` without them. */
  selectionCell: ReactNode;
  hasActions: boolean;
  strings: DataTableLocaleText;
}

/** Table head: group headings, sortable headings and filter inputs. */
export function TableHead<Row>({
  columns,
  sortFilter,
  selectionCell,
  hasActions,
  strings,
}: TableHeadProps<Row>) {
  return (
    <thead>
      <GroupHeadingRow columns={columns} hasSelection={selectionCell !== null} hasActions={hasActions} />
      <tr>
        {selectionCell !== null && <td className="PortalDataTable-choice">{selectionCell}</td>}
        {columns.map((column, index) => (
          <th
            key={getColumnId(column)}
            scope="col"
            className={index === 0 ? 'PortalDataTable-name' : undefined}
            data-align={column.align}
            data-links={isExported(column) ? undefined : true}
            title={column.hint ?? column.heading}
            aria-sort={getAriaSort(sortFilter?.sorting, getColumnId(column))}
          >
            {sortFilter && column.sortable !== false ? (
              <SortButton column={column} sortFilter={sortFilter} strings={strings} />
            ) : (
              column.heading
            )}
          </th>
        ))}
        {hasActions && <EmptyCell className="PortalDataTable-actions" />}
      </tr>
      {sortFilter && sortFilter.filterTrigger !== 'never' && (
        <FilterRow
          columns={columns}
          sortFilter={sortFilter}
          hasSelection={selectionCell !== null}
          hasActions={hasActions}
          strings={strings}
        />
      )}
    </thead>
  );
}

interface GroupHeadingRowProps<Row> {
  columns: readonly Column<Row>[];
  hasSelection: boolean;
  hasActions: boolean;
}

function GroupHeadingRow<Row>({ columns, hasSelection, hasActions }: GroupHeadingRowProps<Row>) {
  const groups = createHeadingGroups(columns);
  if (groups.length === 0) return null;
  return (
    <tr className="PortalDataTable-groups">
      {hasSelection && <EmptyCell className="PortalDataTable-choice" />}
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

function getAriaSort(sorting: Sorting | undefined, id: string) {
  const key = sorting?.find((candidate) => candidate.columnId === id);
  if (!key) return undefined;
  return key.direction === 'asc' ? 'ascending' : 'descending';
}

interface SortButtonProps<Row> {
  column: Column<Row>;
  sortFilter: NonNullable<TableHeadProps<Row>['sortFilter']>;
  strings: DataTableLocaleText;
}

function SortButton<Row>({ column, sortFilter, strings }: SortButtonProps<Row>) {
  const { sorting, setSorting, prepareSort } = sortFilter;
  const id = getColumnId(column);
  const keyIndex = sorting.findIndex((key) => key.columnId === id);
  const Arrow = sorting[keyIndex]?.direction === 'desc' ? SortDownIcon : SortUpIcon;
  return (
    <button
      type="button"
      className="PortalDataTable-sort"
      onPointerEnter={() => prepareSort(id)}
      onFocus={() => prepareSort(id)}
      title={`${column.hint ?? column.heading}\n${strings.sortHint}`}
      onClick={(event) =>
        setSorting(toggleSorting(sorting, id, event.shiftKey || event.ctrlKey || event.metaKey))
      }
    >
      <span>{column.heading}</span>
      {keyIndex >= 0 && <Arrow size={12} />}
      {keyIndex >= 0 && sorting.length > 1 && <sup aria-hidden="true">{keyIndex + 1}</sup>}
    </button>
  );
}

interface FilterRowProps<Row> {
  columns: readonly Column<Row>[];
  sortFilter: NonNullable<TableHeadProps<Row>['sortFilter']>;
  hasSelection: boolean;
  hasActions: boolean;
  strings: DataTableLocaleText;
}

function FilterRow<Row>({ columns, sortFilter, hasSelection, hasActions, strings }: FilterRowProps<Row>) {
  const [typed, setTyped] = useState(sortFilter.filters);
  const [appliedFilters, setTypedFor] = useState(sortFilter.filters);
  if (appliedFilters !== sortFilter.filters) {
    // The filters were changed from outside, by Back or by clearing them.
    setTypedFor(sortFilter.filters);
    setTyped(sortFilter.filters);
  }
  const handleChange = (id: string, text: string) => {
    const next = { ...typed, [id]: text };
    if (text === '') delete next[id];
    setTyped(next);
    if (sortFilter.filterTrigger === 'key') sortFilter.setFilters(next);
  };
  return (
    <tr className="PortalDataTable-filters">
      {hasSelection && <EmptyCell className="PortalDataTable-choice" />}
      {columns.map((column, index) => {
        const id = getColumnId(column);
        return (
          <td key={id} className={index === 0 ? 'PortalDataTable-name' : undefined}>
            {column.filterable !== false && (
              <input
                type="search"
                aria-label={strings.filterBy(column.heading)}
                placeholder={strings.filter}
                autoComplete="off"
                spellCheck={false}
                data-active={Boolean(sortFilter.filters[id])}
                value={typed[id] ?? ''}
                onFocus={() => sortFilter.prepareFilter(id)}
                onChange={(event) => handleChange(id, event.target.value)}
                onKeyDown={(event) =>
                  event.key === 'Enter' &&
                  sortFilter.filterTrigger === 'enter' &&
                  sortFilter.setFilters(typed)
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
