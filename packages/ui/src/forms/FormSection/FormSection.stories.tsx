import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberField } from '../fields/NumberField/NumberField.tsx';
import { formOf, inForm } from '../fields/inFormFixture.tsx';
import { TextField } from '../fields/TextField/TextField.tsx';
import { FormSection } from './FormSection.tsx';

const meta = {
  component: FormSection,
  args: { title: 'Sale period', children: null },
  argTypes: { children: { control: false } },
  parameters: {
    ...formOf({ name: 'Spring Floral Sale', begin: '20260413', end: '20260416', quantity: 1200 }),
    guide: {
      purpose: 'Long forms: fields that are filled in together, with their name. Short forms have none.',
      notFor: 'Parts of a page that are no fields, which are a `Panel`.',
      accessibility: ['A group with its title as name, which screen readers announce with the first field.'],
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Titles are beside the fields where there is room. */
export const Sections: Story = {
  render: () => (
    <>
      <FormSection title="Campaign">
        <TextField name="name" label="Name" span="row" />
      </FormSection>
      <FormSection title="Sale period" columns={3}>
        <TextField name="begin" label="Begin" chars={10} />
        <TextField name="end" label="End" chars={10} />
        <NumberField name="quantity" label="Quantity" />
      </FormSection>
    </>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Sale period' });
    await expect(group).toContainElement(canvas.getByLabelText('Begin'));
    await expect(group).not.toContainElement(canvas.getByLabelText('Name'));
  },
};

/** Below their titles, in one column. */
export const Phone: Story = { ...Sections, globals: { viewport: { value: 'w390' } } };
