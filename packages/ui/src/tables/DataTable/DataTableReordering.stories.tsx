import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { tableDriver } from '../../testing/tableDriver.ts';
import type { Column } from '../Column.ts';
import { DataTable } from './DataTable.tsx';
import type { TableHandle } from './scrolling.ts';
import type { RowReorder } from './rowMoves.ts';

interface Station {
  name: string;
  minutes: number;
}

const columns: readonly Column<Station>[] = [
  {
    field: 'name',
    heading: 'Station',
    cell: ({ name }) => <span draggable>{name}</span>,
  },
  { field: 'minutes', heading: 'Minutes', align: 'right', width: 100 },
];
const stations = Array.from({ length: 400 }, (_, index) => ({ name: `Stop ${index + 1}`, minutes: index }));

interface MovedStationsProps {
  onMove: (move: RowReorder) => void;
}

/** Rows that are reordered by keyboard and by dragging, and scrolled into view on request. */
function MovedStations({ onMove }: MovedStationsProps) {
  const [rows, setRows] = useState(stations);
  const table = useRef<TableHandle>(null);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 320 }}>
      <Button onClick={() => table.current?.scrollToRow(299)}>Show stop 300</Button>
      <DataTable
        label="Stations"
        columns={columns}
        rows={{ status: 'ready', data: rows, refreshing: false }}
        rowId={({ name }) => name}
        scrolling={{ handleRef: table }}
        onRowMove={(move) => {
          onMove(move);
          setRows((before) => {
            const moved = before.slice(move.fromIndex, move.fromIndex + 1);
            return before.toSpliced(move.fromIndex, 1).toSpliced(move.toIndex, 0, ...moved);
          });
        }}
      />
    </div>
  );
}

const meta = {
  title: 'tables/DataTable/Moves',
  component: MovedStations,
  args: { onMove: fn() },
} satisfies Meta<typeof MovedStations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Alt with an arrow key moves the row up to the first or last place; the focus follows. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const table = tableDriver(canvas, 'Stations');
    await userEvent.click(table.cell(2, 'Minutes'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenCalledWith({ fromIndex: 1, toIndex: 0 });
    await expect(table.cells('Station').slice(0, 2)).toEqual(['Stop 2', 'Stop 1']);
    await expect(table.cell(1, 'Minutes')).toHaveFocus();
  },
};

/** A distant row is rendered and scrolled into view. */
export const ScrolledIntoView: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Stop 300')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show stop 300' }));
    await waitFor(() => expect(canvas.getByText('Stop 300')).toBeVisible());
  },
};
