import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  component: DateRangeField,
  args: { name: 'begin', endName: 'end', label: 'Sale' },
  decorators: [inForm],
  parameters: {
    ...formOf({ begin: '2026-03-02', end: '' }, ({ begin, end }) => ({
      end: end !== '' && end < begin ? 'The sale ends before it begins' : undefined,
    })),
    guide: {
      purpose:
        'A first and a last day, such as those of a sale or a pickup. They are two values of the form.',
      notFor: 'One day, which is a `DateField`.',
      keyboard: [['`Alt` `↓`', 'opens the calendar of the day']],
      accessibility: [
        'Two text inputs with the names “Sale, from” and “Sale, to”; errors and help describe both.',
      ],
    },
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ 'Sale, to': '20260308' });
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ begin: '2026-03-02', end: '2026-03-08' }));
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ 'Sale, to': '2026-03-01' });
    await form.submit();
    await waitFor(() => expect(form.errors()).toEqual({ 'Sale, to': 'The sale ends before it begins' }));
    await expect(form.field('Sale, to')).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
