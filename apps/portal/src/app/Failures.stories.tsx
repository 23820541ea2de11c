import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FailureBoundary } from './FailureBoundary.tsx';

/** Shown in place of a part that could not be loaded or rendered. */
const meta = { title: 'app/Failures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ScreenFailed: Story = {
  render: () => (
    <FailureBoundary part="This page">
      <NotDrawn />
    </FailureBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This page could not be displayed because of an error.',
    );
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const PortalFailed: Story = {
  render: () => (
    <FailureBoundary part="The portal">
      <NotDrawn />
    </FailureBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The portal could not be displayed because of an error.',
    );
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

function NotDrawn(): never {
  throw new Error('planted');
}
