import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { SelectField } from './SelectField.tsx';

const meta = {
  component: SelectField,
  args: {
    name: 'company',
    label: 'Company',
    options: [
      { value: '', label: '' },
      { value: 'JAS', label: 'Joann Stores' },
      { value: 'MSC', label: 'Marketing Service Center' },
    ],
  },
  decorators: [inForm],
  parameters: {
    ...formOf({ company: '' }, ({ company }) => ({
      company: company ? undefined : 'Choose a company',
    })),
    guide: {
      purpose:
        'One of six to several hundred known values: a company, a channel, a role. It is the browser’s own list, which also works well on phones.',
      notFor:
        'Up to five values, which are a `RadioField`; several values at a time; thousands of values, which need a search.',
      keyboard: [
        ['`↓` `↑`', 'next and previous value'],
        ['letters', 'select the value that begins with them'],
        ['`Space` `Alt` `↓`', 'open the list'],
      ],
      accessibility: [
        'A native select: its role, keys and list come from the browser. A value that is no longer an option is shown and kept until another is selected.',
      ],
    },
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ Company: 'Marketing Service Center' });
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ company: 'MSC' }));
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.submit();
    await waitFor(() => expect(form.error('Company')).toBe('Choose a company'));
    await form.fillIn({ Company: 'Joann Stores' });
    await waitFor(() => expect(form.error('Company')).toBeNull());
  },
};

/** A value that is not an option is shown and kept, not replaced by the first option. */
export const UnknownValue: Story = {
  parameters: formOf({ company: 'OLD' }),
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await expect(form.value('Company')).toBe('OLD');
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ company: 'OLD' }));
  },
};

export const ReadOnly: Story = { args: { readOnly: true }, parameters: formOf({ company: 'MSC' }) };
