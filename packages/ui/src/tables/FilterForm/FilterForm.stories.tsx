import type { Meta, StoryObj } from '@storybook/react-vite';
import { validateRangeOrder } from '@portal/domain';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';
import { getInitialSearch, type ListFilter } from './listFilters.ts';

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
    kind: 'select',
    options: [
      { value: 'Date', label: 'Begin Date' },
      { value: 'Name', label: 'Description' },
    ],
  },
];
const empty = getInitialSearch(filters);

const meta = {
  component: FilterForm,
  args: { label: 'Campaigns', filters, value: empty, onSearch: fn() },
  parameters: {
    guide: {
      purpose:
        'Above a list that the server searches, such as mailers by code, date and quantity: one line of fields that are sent together, so that incomplete input triggers no search.',
      notFor:
        'Tables that have all their rows: their own filters apply on every keystroke. More than eight fields: reduce them to those in use.',
      keyboard: [
        ['`Enter`', 'searches with all filters'],
        ['`Alt` `↓` in a day', 'opens the calendar'],
      ],
      accessibility: [
        'A search landmark named after the rows; the comparison before a value is named after its filter, Quantity operator.',
        'An invalid value has its message below the field, and after a search the first such field gets the focus.',
        'If options cannot be loaded, an error with Retry is shown below the field.',
      ],
    },
  },
} satisfies Meta<typeof FilterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Begin Date operator')).toHaveValue('startswith');
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

/** Nothing is searched while typing; Enter in any filter searches with all filters. */
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

/** A search that is applied later, as in a URL, and a link to another one. */
function AppliedLater(props: FilterFormProps) {
  const [value, setValue] = useState(props.value);
  const [submitted, setSubmitted] = useState(props.value);
  return (
    <>
      <FilterForm {...props} value={value} onSearch={setSubmitted} />
      <Button onClick={() => setValue(submitted)}>Apply</Button>
      <Button onClick={() => setValue({ ...empty, descr: 'yarn' })}>Open another search</Button>
    </>
  );
}

/** The focus stays after Enter, and so does what is typed before the search is applied; another search replaces it. */
export const TypingAfterEnter: Story = {
  render: (args) => <AppliedLater {...args} />,
  play: async ({ canvas, userEvent }) => {
    const description = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.type(description, 'spring{Enter} sale');
    fireEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(description).toHaveFocus();
    await expect(description).toHaveValue('spring sale');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cost Per Piece' }), 'cheap{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Open another search' }));
    await expect(description).toHaveValue('yarn');
    await expect(canvas.getByRole('textbox', { name: 'Cost Per Piece' })).toBeValid();
    await userEvent.type(description, ' fair');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(description).toHaveValue('spring');
  },
};

/** An invalid value is reported at its field, which moves no other, and no search is run. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const getPlace = () => JSON.stringify(canvas.getByLabelText('Order by').getBoundingClientRect());
    const place = getPlace();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Begin Date' }), 'May');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cost Per Piece' }), 'cheap');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Begin Date' })).toHaveAccessibleDescription(
      'Enter a date, or its first digits, as YYYYMMDD',
    );
    await expect(canvas.getByRole('textbox', { name: 'Cost Per Piece' })).toBeInvalid();
    await expect(getPlace()).toBe(place);
    await expect(canvas.getByRole('textbox', { name: 'Begin Date' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Begin Date' }), '{Backspace}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Begin Date' })).toBeValid());
    await expect(canvas.getByRole('textbox', { name: 'Cost Per Piece' })).toHaveValue('cheap');
  },
};

const rangeFilters: readonly ListFilter[] = [
  { name: 'user', label: 'User contains', kind: 'text' },
  {
    name: 'from',
    label: 'From date',
    kind: 'day',
    findConflict: ({ from, to }) =>
      validateRangeOrder({ label: 'From date', day: from }, { label: 'To date', day: to }),
  },
  { name: 'to', label: 'To date', kind: 'day' },
];

/** A range that ends before it begins is reported at its first day until either day is corrected. */
export const ReversedRange: Story = {
  args: { filters: rangeFilters, value: getInitialSearch(rangeFilters) },
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('textbox', { name: 'From date' });
    const to = canvas.getByRole('textbox', { name: 'To date' });
    await userEvent.type(from, '20260610');
    await userEvent.type(to, '20260601{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(from).toHaveAccessibleDescription('From date is after To date');
    await expect(from).toHaveFocus();
    await expect(to).toHaveValue('2026-06-01');
    await userEvent.clear(to);
    await expect(from).toBeValid();
    await userEvent.type(to, '20260630{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ user: '', from: '2026-06-10', to: '2026-06-30' });
  },
};

/** Invalid values of a URL are reported when the form is opened, and leave the focus where it is. */
export const InvalidValue: Story = {
  args: { filters: rangeFilters, value: { user: '', from: 'June', to: '2026-02-30' } },
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('textbox', { name: 'From date' });
    const to = canvas.getByRole('textbox', { name: 'To date' });
    await expect(from).toHaveAccessibleDescription('Enter a date as YYYY-MM-DD');
    await expect(to).toHaveAccessibleDescription('This date does not exist');
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ user: '', from: '', to: '' });
    await expect(from).toBeValid();
  },
};

/** `Clear` resets all filters. */
export const Filtered: Story = {
  args: { value: { ...empty, descr: 'yarn', costPer: '0.35', costPerOp: 'gte' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Cost Per Piece operator')).toHaveValue('gte');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearch).toHaveBeenCalledWith(empty);
  },
};

const reportFilters: readonly ListFilter[] = [
  { name: 'source', label: 'Source', kind: 'lookup' },
  { name: 'year', label: 'Year', kind: 'integer', min: 1980, max: 2099, getInitial: () => '2026' },
  { name: 'daily', label: 'Daily', kind: 'flag', group: 'Breakdown' },
  { name: 'byStore', label: 'Store', kind: 'flag', group: 'Breakdown' },
];
const sources = Array.from({ length: 2_000 }, (_source, index) => ({
  value: `SRC${index}`,
  label: `SRC${index} - Quilting event ${index}`,
}));

/**
 * Options are loaded, and rendered when they are reached; flags are grouped; a number is limited to its range, and the
 * mouse wheel does not change it.
 */
export const OptionsFlagsAndNumbers: Story = {
  args: {
    filters: reportFilters,
    value: { ...getInitialSearch(reportFilters), source: 'SRC7' },
    pickOptions: { source: { status: 'ready', data: sources, refreshing: false } },
    submitLabel: 'Show Report',
  },
  play: async ({ canvas, userEvent, args }) => {
    const year = canvas.getByRole('spinbutton', { name: 'Year' });
    const source = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Source' });
    await expect(source).toHaveDisplayValue(sources[7]?.label ?? '');
    await expect(source.options).toHaveLength(2);
    await userEvent.click(source);
    await expect(source.options).toHaveLength(2_001);
    await expect(source).toHaveDisplayValue(sources[7]?.label ?? '');
    await userEvent.selectOptions(source, 'SRC1999');
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Breakdown' })).getByRole('checkbox', { name: 'Daily' }),
    );
    await userEvent.clear(year);
    await userEvent.type(year, '1979{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(year).toHaveAccessibleDescription('Enter a whole number from 1980 to 2099');
    year.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true }));
    await expect(year).not.toHaveFocus();
    await userEvent.clear(year);
    await userEvent.type(year, '1980{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({
      source: 'SRC1999',
      year: '1980',
      daily: '1',
      byStore: '0',
    });
  },
};

const storeFilters: readonly ListFilter[] = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'open', label: 'Only open stores', kind: 'flag' },
];

/** A flag without a group is on the line of the inputs. */
export const SingleFlag: Story = {
  args: { filters: storeFilters, value: getInitialSearch(storeFilters) },
  play: async ({ canvas }) => {
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const flag = middle(canvas.getByRole('checkbox', { name: 'Only open stores' }));
    await expect(Math.abs(flag - middle(canvas.getByRole('textbox', { name: 'Name' })))).toBeLessThan(2);
  },
};

/** While the options are loading, the value from the URL stays selected. */
export const OptionsLoading: Story = {
  args: {
    ...OptionsFlagsAndNumbers.args,
    value: { ...getInitialSearch(reportFilters), source: 'OLD1' },
    pickOptions: { source: { status: 'loading' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Source' })).toHaveValue('OLD1');
  },
};

const retryPicks = fn();

export const OptionsFailed: Story = {
  args: {
    ...OptionsLoading.args,
    pickOptions: { source: { status: 'failed', message: 'The service is busy.', retry: retryPicks } },
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Source' });
    await expect(select).toHaveAccessibleDescription(/^Couldn't load the list\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retryPicks).toHaveBeenCalledOnce();
  },
};

/** More than three filters fold behind a button; a search folds them again. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: /^Filters/ });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(toggle);
    await userEvent.type(canvas.getAllByRole('textbox')[0] as HTMLElement, '7{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};

const plainFilters: readonly ListFilter[] = [
  { name: 'code', label: 'Code starts with', kind: 'text', maxLength: 8 },
  { name: 'begin', label: 'Sale begin after', kind: 'day', getInitial: () => '2026-01-01' },
];
const plain = { code: '', begin: '2026-01-01' };

/** Filters with a single comparison; a date with a default. The calendar is loaded when it is opened. */
export const WithoutOperators: Story = {
  args: { label: 'Mailers', filters: plainFilters, value: plain, submitLabel: 'Show Mailers' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Code starts with'), 'M25000ABCDE');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Sale begin after' }));
    await userEvent.click(await screen.findByRole('gridcell', { name: '15' }));
    await waitFor(() => expect(canvas.getByLabelText('Sale begin after')).toHaveValue('2026-01-15'));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Mailers' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ code: 'M25000AB', begin: '2026-01-15' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(plain);
  },
};
