import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { dragHeading } from '../headingDragFixture.ts';
import { type StoreRow, storeRows } from '../storeFixture.ts';
import { DataTable } from './DataTable.tsx';
import { storeTableStory } from './storeTableStory.tsx';

const StoreTable = DataTable<StoreRow, number>;

const meta = {
  ...storeTableStory,
  title: 'tables/DataTable columns',
  component: StoreTable,
} satisfies Meta<typeof StoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dragging the edge of a heading, or the arrow keys on it, change the width of the column. */
export const ChosenWidths: Story = {
  args: {
    columnSettings: { settings: { hiddenColumns: [], widths: { city: 200 } }, onSettingsChange: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    const onChange = args.columnSettings?.onSettingsChange;
    const widthOf = (name: string) =>
      canvas.getByRole('columnheader', { name }).getBoundingClientRect().width;
    await expect(widthOf('City')).toBe(200);

    const [, , city] = within(canvas.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    city?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    const edge = canvas.getByRole('separator', { name: 'Width of City' });
    await expect(edge).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onChange).toHaveBeenLastCalledWith({
      settings: { hiddenColumns: [], widths: { city: 208 } },
    });
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith({ settings: { hiddenColumns: [], widths: {} } });
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent(storeRows(1)[0]?.city ?? '');

    const { right, top } = edge.getBoundingClientRect();
    edge.setPointerCapture = fn();
    const drag = (type: string, clientX: number) =>
      fireEvent(edge, new PointerEvent(type, { bubbles: true, button: 0, clientX, clientY: top }));
    await drag('pointerdown', right);
    await drag('pointermove', right - 50);
    await waitFor(() => expect(widthOf('City')).toBe(150));
    await drag('pointerup', right - 50);
    await expect(onChange).toHaveBeenLastCalledWith({
      settings: { hiddenColumns: [], widths: { city: 150 } },
    });

    // The pointer is back where it began, or the browser cancels it, such as to scroll.
    for (const [type, reached, width] of [
      ['pointerup', right, 200],
      ['pointercancel', right - 30, 170],
    ] as const) {
      await drag('pointerdown', right);
      await drag('pointermove', right - 50);
      await drag('pointermove', reached);
      await drag(type, reached);
      await expect(onChange).toHaveBeenLastCalledWith({
        settings: { hiddenColumns: [], widths: { city: width } },
      });
      await drag('pointermove', right - 80);
      await waitFor(() => expect(widthOf('City')).toBe(200));
    }
  },
};

/** The button of the filter, which is visible while it can be used, has its place beside the sort arrow. */
export const SortedHeading: Story = {
  args: {
    sortFilter: { mode: 'client', showFilters: true },
    columnSettings: { settings: { hiddenColumns: [], widths: { customers: 106 } }, onSettingsChange: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('Customers');
    const getPlace = () => JSON.stringify(text.getBoundingClientRect());
    const place = getPlace();
    await userEvent.click(canvas.getByRole('button', { name: 'Customers' }));
    await expect(getPlace()).toBe(place);
    (document.activeElement as HTMLElement).blur();
    await expect(getPlace()).toBe(place);
  },
};

/** A double click on an edge, or the table menu, lets columns size themselves again. */
export const AutomaticWidths: Story = {
  args: { tools: { print: true } },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('columnheader', { name: 'City' });
    const getWidth = () => heading.getBoundingClientRect().width;
    const before = getWidth();
    const edge = within(heading).getByRole('separator', { hidden: true });
    edge.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(getWidth()).toBeGreaterThan(before));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(getWidth()).toBe(before));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('button', { name: 'Stores options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Automatic column widths' }));
    await waitFor(() => expect(getWidth()).toBe(before));
  },
};

/** Dragging a heading, or Ctrl with the arrow keys on its edge, moves the column; the first one stays the first. */
export const MovedColumns: Story = {
  args: { tools: { print: true } },
  play: async ({ canvas, userEvent }) => {
    const headings = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const before = headings();
    const [first, second, third, ...others] = before;
    const edge = () => canvas.getByRole('separator', { name: 'Width of City' });
    within(canvas.getByRole('columnheader', { name: 'City' }))
      .getByRole('separator', { hidden: true })
      .focus();
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    await waitFor(() => expect(headings()).toEqual([first, third, second, ...others]));
    await waitFor(() => expect(edge()).toHaveFocus());
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await waitFor(() => expect(headings()).toEqual(before));
    await waitFor(() => expect(edge()).toHaveFocus());
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    await waitFor(() => expect(headings()).toEqual([first, third, second, ...others]));

    const [, from, to] = canvas.getAllByRole('columnheader');
    await dragHeading(from, to);
    await waitFor(() => expect(headings()).toEqual(before));

    await userEvent.click(canvas.getByRole('button', { name: 'Stores options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Original column order' }));
    await waitFor(() => expect(headings()).toEqual(before));
  },
};
