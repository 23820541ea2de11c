import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { RadioField } from './RadioField.tsx';

const meta = {
  component: RadioField,
  args: {
    name: 'pageType',
    label: 'Page Type',
    options: [
      { value: 'web', label: 'Web' },
      { value: 'tableau', label: 'Tableau' },
    ],
  },
  decorators: [inForm],
  parameters: {
    ...formOf({ pageType: 'web' }, ({ pageType }) => ({
      pageType: pageType ? undefined : 'Choose a type',
    })),
    guide: {
      purpose: 'One of two to five values that should be visible together, such as the type of a message.',
      notFor:
        'Yes or no, which is a `CheckboxField`; more than five values, which are a `SelectField`. Outside a form, use a `RadioGroup`.',
      keyboard: [
        ['`Tab`', 'focuses the selected value, or the first'],
        ['`↓` `↑` `←` `→`', 'select the next and previous value'],
      ],
      accessibility: [
        'A radio group named by its legend; error and help describe the group, not one of its buttons.',
      ],
    },
  },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The selected option has the focus; arrow keys change the selection. */
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await expect(canvas.getByRole('radio', { name: 'Web' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(form.value('Page Type')).toBe('Tableau');
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ pageType: 'tableau' }));
  },
};

/** A group that was only visited has no error. */
export const Invalid: Story = {
  parameters: formOf({ pageType: '' }, ({ pageType }) => ({
    pageType: pageType ? undefined : 'Choose a type',
  })),
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await expect(canvas.getByRole('radiogroup', { name: 'Page Type' })).toBeRequired();
    await expect(canvas.getByText('Page Type').querySelector('[aria-hidden]')).toBeVisible();
    canvas.getByRole('radio', { name: 'Tableau' }).focus();
    await expect(form.errors()).toEqual({});
    await userEvent.tab();
    await expect(form.errors()).toEqual({});
    await form.submit();
    await waitFor(() => expect(form.error('Page Type')).toBe('Choose a type'));
    await form.fillIn({ 'Page Type': 'Web' });
    await waitFor(() => expect(form.error('Page Type')).toBeNull());
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
