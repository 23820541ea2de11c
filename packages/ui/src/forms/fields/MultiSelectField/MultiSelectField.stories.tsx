import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { MultiSelectField } from './MultiSelectField.tsx';

const meta = {
  component: MultiSelectField,
  args: {
    name: 'stores',
    label: 'Stores',
    options: ['Hillcrest', 'Lakewood', 'Riverside', 'Sunset Park'].map((label) => ({
      value: label.slice(0, 3).toUpperCase(),
      label,
    })),
  },
  decorators: [inForm],
  parameters: {
    ...formOf<{ stores: readonly string[] }>({ stores: ['LAK'] }, ({ stores }) => ({
      stores: stores.length > 0 ? undefined : 'Choose a store',
    })),
    guide: {
      purpose:
        'Several of many values, such as the stores of an offer. `options` is the list or loads what matches.',
      notFor: 'Up to a dozen values, which are checkboxes; one value, which is a `ComboboxField`.',
      keyboard: [
        ['letters', 'search'],
        ['`Enter`', 'selects the option, or removes it from the selection'],
        ['`Backspace`', 'removes the last selected one'],
      ],
      accessibility: ['A combobox with a list of options, of MUI’s `Autocomplete`.'],
    },
  },
} satisfies Meta<typeof MultiSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ Stores: ['Lakewood', 'Riverside'] });
    await expect(form.value('Stores')).toBe('Lakewood, Riverside');
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ stores: ['LAK', 'RIV'] }));
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await userEvent.type(form.field('Stores'), '{Backspace}{Escape}');
    await form.submit();
    await waitFor(() => expect(form.error('Stores')).toBe('Choose a store'));
    await form.fillIn({ Stores: ['Hillcrest'] });
    await waitFor(() => expect(form.errors()).toEqual({}));
  },
};

export const ManySelected: Story = {
  parameters: formOf<{ stores: readonly string[] }>({ stores: ['HIL', 'LAK', 'RIV', 'SUN'] }),
};

export const ReadOnly: Story = { args: { readOnly: true } };
