import { type ReactNode, useId, useState } from 'react';
import { SortDownIcon, SortUpIcon } from '../../controls/icons.tsx';
import { type Column, getColumnId, isExported } from '../Column.ts';
import { parseColumnFilter } from '../sorting/columnFilter.ts';
import type { Filters } from '../sorting/rowIndex.ts';
import { toggleSorting, type Sorting } from '../sorting/sorting.ts';
import { EmptyCell } from './EmptyCell.tsx';
import { createHeadingGroups } from './headingGroups.ts';
import { actionsWidth, selectionWidth, type TableLayout } from './TableLayout.ts';
import type { TableLocaleText } from './tableLocaleText.ts';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';

/** State of sorting and filtering as the head shows and changes it. */
interface HeadSortFilter {
  sorting: Sorting;
  setSorting: (sorting: Sorting) => void;
  filters: Filters;
  setFilters: (filters: Filters) => void;
  /** Called on hover or focus, to build the index before it is needed. */
  prepareFilter: (columnId: string) => void;
  prepareSort: (columnId: string) => void;
  /** When a filter is applied: on every keystroke or on Enter. */
  filterTrigger: 'key' | 'enter' | 'never';
}

export interface TableHeadProps<Row> {
  layout: TableLayout<Row>;
  /** Without it headings are plain text. */
  sortFilter?: HeadSortFilter;
  /** Content above the selection controls of the rows. */
  selectionCell?: ReactNode;
  /** In a `treegrid` cells have their index. */
  isGrid?: boolean;
  strings: TableLocaleText;
}

/** Column widths and table head: group headings, sortable headings and filter inputs. */
export function TableHead<Row>({ layout, sortFilter, selectionCell, isGrid, strings }: TableHeadProps<Row>) {
  const { columns, hasSelection, hasActions } = layout;
  const getAriaIndex = (index: number) => (isGrid ? index + 1 : undefined);
  return (
    <>
      <colgroup>
        {hasSelection && <col className="PortalTable-choice" style={{ width: selectionWidth }} />}
        {columns.map((column, index) => (
          <col
            key={getColumnId(column)}
            className={index === 0 ? 'PortalTable-name' : undefined}
            style={{ width: column.width }}
            data-links={isExported(column) ? undefined : true}
          />
        ))}
        {hasActions && <col className="PortalTable-actions" style={{ width: actionsWidth }} />}
      </colgroup>
      <thead>
        <GroupHeadingRow layout={layout} />
        <tr aria-rowindex={getAriaIndex(0)}>
          {hasSelection && <td className="PortalTable-choice">{selectionCell}</td>}
          {columns.map((column, index) => (
            <th
              key={getColumnId(column)}
              scope="col"
              aria-colindex={getAriaIndex(index)}
              className={index === 0 ? 'PortalTable-name' : undefined}
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
          {hasActions && isGrid && (
            <th scope="col" aria-colindex={getAriaIndex(columns.length)} className="PortalTable-actions">
              <span style={visuallyHidden}>{strings.actions}</span>
            </th>
          )}
          {hasActions && !isGrid && <EmptyCell className="PortalTable-actions" />}
        </tr>
        {sortFilter && layout.hasFilters && (
          <FilterRow layout={layout} sortFilter={sortFilter} strings={strings} />
        )}
      </thead>
    </>
  );
}

function GroupHeadingRow<Row>({ layout }: { layout: TableLayout<Row> }) {
  const groups = createHeadingGroups(layout.columns);
  if (groups.length === 0) return null;
  return (
    <tr className="PortalTable-groups">
      {layout.hasSelection && <EmptyCell className="PortalTable-choice" />}
      {groups.map(({ id, heading, span }, index) => {
        const className = index === 0 && span === 1 ? 'PortalTable-name' : undefined;
        return heading === '' ? (
          <EmptyCell key={id} colSpan={span} className={className} />
        ) : (
          <th key={id} colSpan={span} scope="colgroup" className={className} title={heading}>
            {heading}
          </th>
        );
      })}
      {layout.hasActions && <EmptyCell className="PortalTable-actions" />}
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
  sortFilter: HeadSortFilter;
  strings: TableLocaleText;
}

function SortButton<Row>({ column, sortFilter, strings }: SortButtonProps<Row>) {
  const { sorting, setSorting, prepareSort } = sortFilter;
  const id = getColumnId(column);
  const keyIndex = sorting.findIndex((key) => key.columnId === id);
  const Arrow = sorting[keyIndex]?.direction === 'desc' ? SortDownIcon : SortUpIcon;
  return (
    <button
      type="button"
      className="PortalTable-sort"
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
  layout: TableLayout<Row>;
  sortFilter: HeadSortFilter;
  strings: TableLocaleText;
}

function FilterRow<Row>({ layout, sortFilter, strings }: FilterRowProps<Row>) {
  const [typed, setTyped] = useState(sortFilter.filters);
  const [appliedFilters, setAppliedFilters] = useState(sortFilter.filters);
  if (appliedFilters !== sortFilter.filters) {
    // The filters were changed from outside, by Back or by clearing them.
    setAppliedFilters(sortFilter.filters);
    setTyped(sortFilter.filters);
  }
  const handleChange = (id: string, text: string) => {
    const next = { ...typed, [id]: text };
    if (text === '') delete next[id];
    setTyped(next);
    if (sortFilter.filterTrigger === 'key') sortFilter.setFilters(next);
  };
  return (
    <tr className="PortalTable-filters">
      {layout.hasSelection && <EmptyCell className="PortalTable-choice" />}
      {layout.columns.map((column, index) => {
        const id = getColumnId(column);
        return (
          <td key={id} className={index === 0 ? 'PortalTable-name' : undefined}>
            {column.filterable !== false && (
              <FilterInput
                column={column}
                sortFilter={sortFilter}
                strings={strings}
                text={typed[id] ?? ''}
                onTextChange={({ text }) => handleChange(id, text)}
                onEnter={() => sortFilter.filterTrigger === 'enter' && sortFilter.setFilters(typed)}
              />
            )}
          </td>
        );
      })}
      {layout.hasActions && <EmptyCell className="PortalTable-actions" />}
    </tr>
  );
}

interface FilterInputProps<Row> {
  column: Column<Row>;
  sortFilter: HeadSortFilter;
  strings: TableLocaleText;
  text: string;
  onTextChange: (change: { text: string }) => void;
  onEnter: () => void;
}

/** Filter of one column; says what it understands, and why it is not applied. */
function FilterInput<Row>(props: FilterInputProps<Row>) {
  const { column, sortFilter, strings, text, onTextChange, onEnter } = props;
  const problemId = useId();
  const id = getColumnId(column);
  // The filters of a server have their own rules.
  const kind = sortFilter.filterTrigger === 'key' ? column.kind : undefined;
  const { problem } = parseColumnFilter(text, kind);
  return (
    <>
      <input
        type="search"
        aria-label={strings.filterBy(column.heading)}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        title={kind && (kind === 'day' ? strings.dayFilterHint : strings.numberFilterHint)}
        placeholder={strings.filter}
        autoComplete="off"
        spellCheck={false}
        data-active={Boolean(sortFilter.filters[id])}
        value={text}
        onFocus={() => sortFilter.prepareFilter(id)}
        onChange={(event) => onTextChange({ text: event.target.value })}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      />
      {problem && (
        <div id={problemId} className="PortalTable-filterProblem" role="alert">
          {strings.filterProblems[problem]}
        </div>
      )}
    </>
  );
}
