import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FilterForm } from './FilterForm.tsx';
import { emptySearch, type ListFilter } from './listFilters.ts';

const filters: readonly ListFilter[] = [
  {
    name: 'descr',
    label: 'Description',
    kind: 'text',
    chars: 20,
    operator: { name: 'descrOp', choices: ['contains', 'startswith', 'eq'] },
  },
  {
    name: 'dtBegin',
    label: 'Begin Date',
    kind: 'day',
    operator: { name: 'dtBeginOp', choices: ['startswith', 'eq', 'gte', 'lte'] },
  },
  {
    name: 'costPer',
    label: 'Cost Per Piece',
    kind: 'number',
    maxLength: 20,
    chars: 8,
    operator: { name: 'costPerOp', choices: ['contains', 'startswith', 'eq', 'gte', 'lte'] },
  },
  {
    name: 'orderBy',
    label: 'Order by',
    kind: 'choice',
    options: [
      { value: 'Date', label: 'Begin Date' },
      { value: 'Name', label: 'Description' },
    ],
  },
];
const empty = emptySearch(filters);

const meta = {
  component: FilterForm,
  args: { label: 'Campaigns', filters, value: empty, onSearch: fn() },
} satisfies Meta<typeof FilterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Begin Date operator')).toHaveValue('startswith');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

/** Nothing is searched while typing; Enter in any filter searches by all. */
export const SearchByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Begin Date operator'), '≥');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Begin Date' }), '20250301');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ' spring ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({
      ...empty,
      descr: 'spring',
      dtBegin: '2025-03-01',
      dtBeginOp: 'gte',
    });
  },
};

/** What cannot be compared is said at its place, and nothing is searched. */
export const Wrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Begin Date' }), 'May');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cost Per Piece' }), 'cheap');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Begin Date' })).toHaveAccessibleDescription(
      'Enter the first digits of YYYYMMDD',
    );
    await expect(canvas.getByRole('textbox', { name: 'Cost Per Piece' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Begin Date' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Begin Date' }), '{Backspace}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Begin Date' })).toBeValid());
    await expect(canvas.getByRole('textbox', { name: 'Cost Per Piece' })).toHaveValue('cheap');
  },
};

/** `Clear` goes back to where nothing is asked for. */
export const Filtered: Story = {
  args: { value: { ...empty, descr: 'yarn', costPer: '0.35', costPerOp: 'gte' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Cost Per Piece operator')).toHaveValue('gte');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSearch).toHaveBeenCalledWith(empty);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };
