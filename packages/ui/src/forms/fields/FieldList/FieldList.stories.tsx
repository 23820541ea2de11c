import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldList, type FieldListProps } from './FieldList.tsx';

interface Item {
  name: string;
  weight: number | null;
}

interface Values extends Record<string, unknown> {
  items: readonly Item[];
}

const rules = ({ items }: Values) => ({
  items: items.length > 0 ? undefined : 'Add an item',
  ...Object.fromEntries(
    items.map(({ name }, index) => [`items.${index}.name`, name ? undefined : 'Enter a name']),
  ),
});

const meta = {
  component: FieldList<'items', Item>,
  args: {
    name: 'items',
    label: 'Items',
    newItem: { name: '', weight: 1 },
    addLabel: 'Add item',
    itemLabel: (position) => `Item ${position}`,
    children: (path) => (
      <>
        <TextField name={`${path}.name`} label="Name" />
        <NumberField name={`${path}.weight`} label="Weight" unit="kg" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [inForm],
  parameters: {
    ...formOf<Values>({ items: [{ name: 'Lamp', weight: 3 }] }, rules),
    guide: {
      purpose:
        'A list in a form, such as the items of an order: fields for each, and buttons that add and remove.',
      notFor: 'Many rows with few columns, which are an `EditableGrid`.',
      accessibility: [
        'Each item is a group with its name; the added one has the focus in its first field.',
        'Removing an item moves the focus to the button that adds one.',
      ],
    },
  },
} satisfies Meta<FieldListProps<'items', Item>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneItem: Story = {};

export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
    const [, name] = canvas.getAllByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Frame');
    await form.submit();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        items: [
          { name: 'Lamp', weight: 3 },
          { name: 'Frame', weight: 1 },
        ],
      }),
    );
  },
};

/** A required field of an item is marked, and its error is at the field. */
export const InvalidItem: Story = {
  parameters: formOf<Values>({ items: [{ name: '', weight: 1 }] }, rules),
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await expect(form.field('Name')).toHaveAttribute('aria-required', 'true');
    await form.submit();
    await waitFor(() => expect(form.errors()).toEqual({ Name: 'Enter a name' }));
    await expect(form.field('Name')).toHaveFocus();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    const addButton = canvas.getByRole('button', { name: 'Add item' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Item 1' }));
    await expect(addButton).toHaveFocus();
    await form.submit();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Items' })).toHaveAccessibleDescription('Add an item'),
    );
    await expect(addButton).toHaveFocus();
    await userEvent.click(addButton);
    await waitFor(() => expect(canvas.queryByText('Add an item')).toBeNull());
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
