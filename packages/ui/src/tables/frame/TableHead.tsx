import type { ReactNode } from 'react';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import { getColumnId, isExported } from '../Column.ts';
import { toRem } from '../sizing/cssWidths.ts';
import { ColumnHeading } from './ColumnHeading.tsx';
import { EmptyCell } from './EmptyCell.tsx';
import { createHeadingGroups } from './headingGroups.ts';
import type { SortFilterState } from '../sorting/useSortFilter.ts';
import { selectionWidth, type TableLayout } from './TableLayout.ts';
import { useTableText } from './tableLocaleText.ts';

export interface TableHeadProps<Row> {
  layout: TableLayout<Row>;
  /** Whether the first rows are being loaded. */
  isLoading: boolean;
  /** Without it headings are plain text. */
  sortFilter?: SortFilterState;
  /** Content above the selection controls of the rows. */
  selectionCell?: ReactNode;
  /** Columns can be dragged, except the first. */
  canMoveColumns?: boolean;
  /** In a `treegrid` cells have their index. */
  isGrid?: boolean;
}

/** Columns of longer texts, in CSS pixels, have a limited width in print. */
const proseWidth = 300;

/** Column widths and table head: group headings, and headings that sort and filter. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { layout, isLoading, sortFilter, selectionCell, canMoveColumns, isGrid } = props;
  const strings = useTableText();
  const { columns, widths, hasSelection, actionsWidth } = layout;
  const getAriaIndex = (index: number) => (isGrid ? index + 1 : undefined);
  return (
    <>
      <colgroup>
        {hasSelection && <col className="PortalTable-choice" style={{ width: toRem(selectionWidth) }} />}
        {columns.map((column, index) => (
          <col
            key={getColumnId(column)}
            className={index === 0 ? 'PortalTable-name' : undefined}
            style={{ width: widths.columns[index]?.css }}
            data-prose={(widths.columns[index]?.full ?? 0) > proseWidth || undefined}
            data-links={isExported(column) ? undefined : true}
          />
        ))}
        {actionsWidth > 0 && <col className="PortalTable-actions" style={{ width: toRem(actionsWidth) }} />}
      </colgroup>
      <thead className={isLoading ? 'PortalTable-loadingHead' : undefined}>
        <GroupHeadingRow layout={layout} />
        <tr aria-rowindex={getAriaIndex(0)}>
          {hasSelection && <td className="PortalTable-choice">{selectionCell}</td>}
          {columns.map((column, index) => (
            <ColumnHeading
              key={getColumnId(column)}
              column={column}
              className={index === 0 ? 'PortalTable-name' : undefined}
              ariaIndex={getAriaIndex(index)}
              sortFilter={sortFilter}
              canMove={canMoveColumns && index > 0}
              width={widths.columns[index]?.full ?? 0}
            />
          ))}
          {actionsWidth > 0 && isGrid && (
            <th scope="col" aria-colindex={getAriaIndex(columns.length)} className="PortalTable-actions">
              <span style={visuallyHidden}>{strings.actions}</span>
            </th>
          )}
          {actionsWidth > 0 && !isGrid && <EmptyCell className="PortalTable-actions" />}
        </tr>
      </thead>
    </>
  );
}

function GroupHeadingRow<Row>({ layout }: { layout: TableLayout<Row> }) {
  const { columns, hasSelection, actionsWidth } = layout;
  const groups = createHeadingGroups(columns);
  if (groups.length === 0) return null;
  return (
    <tr className="PortalTable-groups">
      {hasSelection && <EmptyCell className="PortalTable-choice" />}
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
      {actionsWidth > 0 && <EmptyCell className="PortalTable-actions" />}
    </tr>
  );
}
