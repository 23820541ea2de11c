import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { Page } from './Page.tsx';

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Roles',
    children: <p style={{ maxWidth: '72ch' }}>A role lets its users reach the pages that name it.</p>,
  },
  argTypes: { children: { control: false }, actions: { control: false }, filters: { control: false } },
  decorators: [(Story) => <div style={{ height: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  },
};

export const Everything: Story = {
  args: {
    count: '7 roles',
    actions: (
      <>
        <PlainButton type="button">Download</PlainButton>
        <PlainButton type="button" data-primary="true">
          Add role
        </PlainButton>
      </>
    ),
    filters: 'Filters stand here',
    bottom: 'The paging bar stands here',
  },
};

/** The content scrolls; title and bottom line stay. */
export const LongContent: Story = {
  args: {
    ...Everything.args,
    children: Array.from({ length: 60 }, (_paragraph, index) => <p key={index}>Paragraph {index + 1}</p>),
  },
};

export const LongTitle: Story = {
  args: {
    ...Everything.args,
    title:
      'Mailer Details by Store of the campaign Spring Remodel Lakewood, Euclid and Parma 2026 with a second coupon',
  },
  globals: { viewport: { value: 'w390' } },
};
