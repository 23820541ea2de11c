import Button from '@mui/material/Button';
import { Modal } from '@portal/ui/modals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { useRecordInUrl } from './useRecordInUrl.ts';

/** A list whose records open in a dialog. */
function Users() {
  const user = useRecordInUrl('user');
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <Button onClick={() => user.open(17)}>Edit jdoe</Button>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <output>{search || 'no query'}</output>
      {user.id !== null && (
        <Modal title={`Edit user ${user.id}`} size="small" onClose={user.close}>
          The record of this user.
        </Modal>
      )}
    </main>
  );
}

/** Storybook writes the props of a story's element as its code: a router among them would keep it busy for ever. */
function App({ address }: { address: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/users', Component: Users }], { initialEntries: [address] }),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'app/useRecordInAddress',
  component: App,
  args: { address: '/users?page=2' },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening adds to the query, closing goes back to what was there. */
export const OpenAndClose: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit jdoe' }));
    await screen.findByRole('dialog', { name: 'Edit user 17' });
    await expect(screen.getByText('?page=2&user=17')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('status')).toHaveTextContent('?page=2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit jdoe' })).toHaveFocus());
  },
};

/** An address that names a record opens it; closing takes the name away and stays on the page. */
export const OpenedByAddress: Story = {
  args: { address: '/users?user=17&page=2' },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit user 17' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('status')).toHaveTextContent('?page=2');
  },
};

export const ClosedByBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: 'Back' });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit jdoe' }));
    await screen.findByRole('dialog', { name: 'Edit user 17' });
    back.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('status')).toHaveTextContent('?page=2');
  },
};
