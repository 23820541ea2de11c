import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type AuditSearch, AuditSearchForm } from './AuditSearchForm.tsx';

const initial: AuditSearch = {
  userContains: '',
  operation: '',
  objectContains: '',
  outcome: '',
  from: '',
  to: '',
};

const meta = {
  component: AuditSearchForm,
  args: { value: initial, onSearch: fn() },
} satisfies Meta<typeof AuditSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is searched while typing; the button searches by everything at once. */
export const SearchByButton: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Who contains'), 'anna');
    await userEvent.selectOptions(canvas.getByLabelText('What'), 'Terminate user');
    await userEvent.selectOptions(canvas.getByLabelText('Outcome'), 'Failed');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Entries' }));
    await expect(args.onSearch).toHaveBeenCalledWith({
      ...initial,
      userContains: 'anna',
      operation: 'deleteUser',
      outcome: 'failed',
    });
  },
};

export const SearchByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('To day (UTC)'), '20260315{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ ...initial, to: '2026-03-15' });
  },
};

export const NoSuchDay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('From day (UTC)'), '2026-02-30{Enter}');
    await expect(canvas.getByText('Enter a day as YYYY-MM-DD')).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: { value: { ...initial, userContains: 'halloran', operation: 'updatePage', from: '2026-01-01' } },
};
