import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type MailerSearch, MailerSearchForm } from './MailerSearchForm.tsx';

const initial: MailerSearch = {
  codeStartsWith: '',
  saleBeginAfter: '2026-01-01',
  descriptionContains: '',
  sortBy: '',
  sortOrder: '',
};

const meta = {
  component: MailerSearchForm,
  args: { value: initial, onSearch: fn() },
} satisfies Meta<typeof MailerSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code starts with')).toHaveAttribute('maxlength', '8');
    await expect(canvas.getByLabelText('Sale begin after')).toHaveValue('2026-01-01');
    await expect(canvas.getByLabelText('Description contains')).toHaveAttribute('maxlength', '100');
  },
};

/** Nothing is searched while typing; the button searches by everything at once. */
export const SearchByButton: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Code starts with'), 'M25000ABCDE');
    await userEvent.type(canvas.getByLabelText('Description contains'), 'spring');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Code');
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Descending');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Mailers' }));
    await expect(args.onSearch).toHaveBeenCalledWith({
      codeStartsWith: 'M25000AB',
      saleBeginAfter: '2026-01-01',
      descriptionContains: 'spring',
      sortBy: 'Code',
      sortOrder: 'DESC',
    });
  },
};

export const SearchByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const day = canvas.getByLabelText('Sale begin after');
    await userEvent.clear(day);
    await userEvent.type(day, '20260315{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ ...initial, saleBeginAfter: '2026-03-15' });
  },
};

/** The calendar is fetched when it is opened. */
export const DayFromCalendar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Sale begin after' }));
    await userEvent.click(await screen.findByRole('gridcell', { name: '15' }));
    await waitFor(() => expect(canvas.getByLabelText('Sale begin after')).toHaveValue('2026-01-15'));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Mailers' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ ...initial, saleBeginAfter: '2026-01-15' });
  },
};

/** A day that does not exist is said beside its field; nothing is searched and nothing typed is lost. */
export const NoSuchDay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const day = canvas.getByLabelText(/^Sale begin after/);
    await userEvent.clear(day);
    await userEvent.type(day, '2026-02-30{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(day).toHaveAccessibleDescription('Enter a day as YYYY-MM-DD');
    await expect(day).toHaveValue('2026-02-30');
  },
};
