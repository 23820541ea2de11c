import { useRef } from 'react';
import type { DataGridProps } from '@mui/x-data-grid';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import { LazyComponent } from '../../controls/LazyComponent/LazyComponent.tsx';
import { useIsPrinting } from '../../controls/useIsPrinting.ts';
import { useLocalizedThemeProps } from '../../theme/styled.ts';
import { renderCells } from '../frame/renderCells.tsx';
import { CellContent } from '../editing/CellContent.tsx';
import { EditableFrame } from '../editing/EditableFrame.tsx';
import type { EditableTableProps } from '../editing/EditableTableProps.ts';
import { useTableLocaleText } from '../editing/editingLocaleText.ts';
import { useRowEdits, useRowLeave } from '../editing/useRowEdits.ts';
import { EmptyCell } from '../frame/EmptyCell.tsx';
import { createToolEntries } from '../frame/toolEntries.ts';
import { findRowIndex } from '../frame/findRowIndex.ts';
import { ScrollingTable } from '../frame/ScrollingTable.tsx';
import { isLoading } from '../frame/TableFrame.tsx';
import { TableHead } from '../frame/TableHead.tsx';
import { buttonWidth, useTableLayout } from '../frame/TableLayout.ts';
import { TableMessage } from '../frame/TableMessage.tsx';
import { useColumnDrag } from '../frame/useColumnDrag.ts';
import { useColumnSettings } from '../frame/useColumnSettings.ts';
import { useRowMenu } from '../frame/useRowMenu.ts';
import type { SortFilterOptions } from '../sorting/SortFilterOptions.ts';
import { toGridWidths } from '../sizing/gridWidths.ts';
import { useSortFilter } from '../sorting/useSortFilter.ts';
import { Root } from './editableGridStyles.ts';

export interface EditableGridProps<Row extends object, Id extends string | number> extends EditableTableProps<
  Row,
  Id
> {
  /** Controlled or default sorting; without it, the grid keeps the order that the user chooses. */
  sortFilter?: Pick<SortFilterOptions, 'sorting' | 'defaultSorting' | 'onSortingChange'>;
  /** Slots of MUI's `DataGrid`; define at module scope or memoize. */
  slots?: DataGridProps['slots'];
  /** Props of these slots. */
  slotProps?: DataGridProps['slotProps'];
}

declare module '@mui/material/styles' {
  interface Components {
    PortalEditableGrid?: ComponentThemeOptions<EditableGridProps<object, string | number>>;
  }
}

const loadGridRows = async <Row extends object, Id extends string | number>() =>
  (await import('./GridRows.tsx')).GridRows<Row, Id>;

/**
 * Table with cells that are edited in place, as in a spreadsheet: typing or Enter starts editing, Enter and
 * Tab move on, Esc reverts. Changes stay local until the focus leaves the row; a status column shows whether
 * it is saved. Until the code of the grid is loaded, the rows are a plain table.
 * @alias spreadsheet, inline editing
 */
export function EditableGrid<Row extends object, Id extends string | number>(
  inProps: EditableGridProps<Row, Id>,
) {
  const [props, strings] = useLocalizedThemeProps('PortalEditableGrid', inProps, useTableLocaleText());
  const { label, columns, rows, allRows, rowId, validate, onSave, rowActions, tools = {}, ...others } = props;
  const { empty, columnSettings, sortFilter, slots, slotProps, ...root } = others;
  const settings = useColumnSettings({ columns, columnSettings, strings });
  const columnDragHandlers = useColumnDrag(settings.move);
  const { shownColumns } = settings;
  const edited = { rows, allRows, rowId, columns, validate, onSave, strings };
  const { edits, shownRows: data, state } = useRowEdits(edited);
  const order = useSortFilter(data, columns, { ...sortFilter, mode: 'client' });
  const visibleRows = order.shown;
  const isPrinting = useIsPrinting();

  const findRow = (target: EventTarget) => visibleRows[findRowIndex(target)];
  const rowMenu = useRowMenu({ columns, rowActions, findRow, strings });
  const rowLeaveHandlers = useRowLeave(
    (element) => {
      const row = findRow(element);
      return row ? rowId(row) : null;
    },
    (id) => edits.handleRowLeave(id),
  );

  const scroller = useRef<HTMLElement>(null);
  const layout = useTableLayout({
    columns: shownColumns,
    rows: data,
    actionsWidth: rowActions ? 2 * buttonWidth : buttonWidth,
    hasTools: true,
    chosenWidths: settings.chosenWidths,
  });
  const tableLayout = { ...layout, widths: toGridWidths(layout.widths, layout.actionsWidth) };
  const table = (
    <ScrollingTable
      label={label}
      layout={tableLayout}
      isBusy={rows.status === 'loading'}
      scroller={scroller}
      head={<TableHead layout={tableLayout} isLoading={rows.status === 'loading'} />}
      message={
        visibleRows.length === 0 && (
          <TableMessage label={label} state={rows} layout={tableLayout} empty={empty} />
        )
      }
      rowCount={visibleRows.length}
      renderRow={(index) => {
        const row = visibleRows[index] as Row;
        const cell = { edits, id: rowId(row), row };
        return (
          <tr key={cell.id}>
            {renderCells(shownColumns, row, (column) => (
              <CellContent {...cell} column={column} />
            ))}
            <EmptyCell className="PortalTable-actions" />
          </tr>
        );
      }}
    />
  );
  return (
    <EditableFrame
      Root={Root}
      root={{
        ...root,
        onClick: rowMenu.onClick,
        onContextMenu: rowMenu.onContextMenu,
        ...rowLeaveHandlers,
        ...columnDragHandlers,
      }}
      label={label}
      rows={state}
      menuEntries={[
        ...createToolEntries(tools, { columns: shownColumns, rows: visibleRows }, strings),
        ...settings.entries,
      ]}
      edits={edits}
      strings={strings}
    >
      {visibleRows.length > 0 ? (
        <LazyComponent
          load={loadGridRows<Row, Id>}
          label={strings.editor}
          fallback={isPrinting ? null : table}
          props={{
            label,
            layout,
            rows: visibleRows,
            edits,
            sorting: order.sorting,
            onSortingChange: order.setSorting,
            onResize: settings.resize,
            onMove: settings.move,
            hasActions: rowActions !== undefined,
            isBusy: isLoading(rows),
            slots,
            slotProps,
          }}
        />
      ) : (
        table
      )}
      {isPrinting && visibleRows.length > 0 && table}
      {rowMenu.menu}
    </EditableFrame>
  );
}
