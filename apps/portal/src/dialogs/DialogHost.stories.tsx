import { Button } from '@portal/ui/controls';
import { Modal } from '@portal/ui/modals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { CurrentLocation } from '../navigation/screenLocation.tsx';
import { DialogHost } from './DialogHost.tsx';
import { DialogLink } from './DialogLink.tsx';
import { useOpenDialog } from './dialogInUrl.ts';
import type { RecordDialogProps } from './Dialogs.ts';
import { useDialogInUrl } from './useDialogInUrl.ts';

function EditUser({ recordId, onClose }: RecordDialogProps) {
  return (
    <Modal title={`Edit user ${recordId}`} size="small" onClose={onClose}>
      The record of this user.
    </Modal>
  );
}

const loadDialogs = async () => ({
  editUser: async () => EditUser,
  editUserRoles: async () => Promise.reject(new Error('offline')),
});

/** A list whose records open in a dialog. */
function Users() {
  const openDialog = useOpenDialog();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <Button onClick={() => openDialog('editUser', 17)}>Edit jdoe</Button>
      <DialogLink dialog={['editUser', 18]}>Link to asmith</DialogLink>
      <Button onClick={() => openDialog('editUserRoles', 17)}>Roles of jdoe</Button>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <Button onClick={() => void navigate(1)}>Forward</Button>
      <output>{search || 'no query'}</output>
      <DialogHost dialog={useDialogInUrl()} loadDialogs={loadDialogs} />
    </main>
  );
}

/** Storybook writes the props of a story's element as its code: a router among them would keep it busy forever. */
function App({ address }: { address: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '/users',
          element: (
            <CurrentLocation>
              <Users />
            </CurrentLocation>
          ),
        },
      ],
      { initialEntries: [address] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'dialogs/DialogHost',
  component: App,
  args: { address: '/users?page=2' },
  parameters: { docs: { story: { inline: false, height: '320' } } },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening adds the dialog to the query; closing restores the previous query. */
export const OpenAndClose: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit jdoe' }));
    await screen.findByRole('dialog', { name: 'Edit user 17' });
    await expect(screen.getByText('?page=2&dialog=editUser&record=17')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('status')).toHaveTextContent('?page=2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit jdoe' })).toHaveFocus());
  },
};

/** A URL that names a record opens its dialog; closing removes the name and stays on the page. */
export const OpenedByUrl: Story = {
  args: { address: '/users?dialog=editUser&record=17&page=2' },
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
    canvas.getByRole('button', { name: 'Forward' }).click();
    await screen.findByRole('dialog', { name: 'Edit user 17' });
  },
};

/** Pressing Esc twice closes the dialog and stays on the page. */
export const ClosedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit jdoe' }));
    await screen.findByRole('dialog', { name: 'Edit user 17' });
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('?page=2')).toBeVisible();
  },
};

/** The URL names a dialog that does not exist: the name is removed. */
export const Unknown: Story = {
  args: { address: '/users?dialog=unknown&record=17&page=2' },
  play: async ({ canvas }) => {
    await canvas.findByText('?page=2');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The code of the dialog cannot be loaded: after the error is closed, the URL no longer names the dialog. */
export const NotLoaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roles of jdoe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent("This dialog couldn't be loaded.");
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByText('?page=2');
  },
};
