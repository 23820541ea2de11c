import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { RouteError } from './RouteError.tsx';

/** Shown in place of a part that could not be loaded or rendered. */
const meta = { title: 'app/Failures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ScreenFailed: Story = {
  render: () => (
    <RouterProvider
      router={createMemoryRouter([{ path: '/', Component: NotDrawn, errorElement: <RouteError /> }])}
    />
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
    <AppErrorBoundary>
      <NotDrawn />
    </AppErrorBoundary>
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
