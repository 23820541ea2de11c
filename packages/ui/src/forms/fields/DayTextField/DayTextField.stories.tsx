import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { isCompactDay } from '@portal/domain';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { DayTextField } from './DayTextField.tsx';

const meta = {
  component: DayTextField,
  args: { name: 'saleBegin', label: 'Sale Begin Date' },
  decorators: [inForm],
  parameters: {
    ...formOf({ saleBegin: '' }, ({ saleBegin }) => ({
      saleBegin: isCompactDay(saleBegin) ? undefined : 'Sale Begin Date is an invalid date',
    })),
    guide: {
      purpose:
        'A date in the format of older systems, `20250401`, typed or pasted with or without dashes: eight digits without a calendar.',
      notFor: 'Dates that are selected, which are a `DateField`.',
      accessibility: ['A text box with the format as a placeholder; touch screens show a numeric keyboard.'],
    },
  },
} satisfies Meta<typeof DayTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ 'Sale Begin Date': '2025-09-18' });
    await expect(form.value('Sale Begin Date')).toBe('20250918');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Sale Begin Date' }));
    await userEvent.paste(' 2025-09-18 ');
    await expect(form.value('Sale Begin Date')).toBe('20250918');
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ saleBegin: '20250918' }));
  },
};

export const InvalidDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ 'Sale Begin Date': '202002300' });
    await userEvent.tab();
    await waitFor(() => expect(form.error('Sale Begin Date')).toBe('Sale Begin Date is an invalid date'));
    await expect(form.value('Sale Begin Date')).toBe('202002300');
  },
};
