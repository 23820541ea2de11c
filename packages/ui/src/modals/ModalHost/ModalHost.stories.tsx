import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import { modalDriver } from '../../testing/modalDriver.ts';
import { FormModal } from '../../forms/FormModal/FormModal.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { type HostedModalProps, ModalHost, type ModalHostProps, type OpenModal } from './ModalHost.tsx';

interface StoryModals {
  'show user access': { userName: string };
  'edit note': { note: string };
  /** Its code is not to be had. */
  broken: object;
}

const noteSchema = schemaFromRules<{ note: string }>(() => ({}));
const { TextField } = fieldsFor(noteSchema);

function ShowUserAccess({ userName, onClose }: StoryModals['show user access'] & HostedModalProps) {
  return (
    <Modal title={`Access of ${userName}`} onClose={onClose}>
      This user reaches 14 pages.
    </Modal>
  );
}

function EditNote({ note, onClose }: StoryModals['edit note'] & HostedModalProps) {
  return (
    <FormModal
      title="Edit note"
      size="small"
      schema={noteSchema}
      defaultValues={{ note }}
      onSubmit={() => ({ ok: true })}
      onClose={onClose}
    >
      <TextField name="note" label="Note" />
    </FormModal>
  );
}

const modals: ModalHostProps<StoryModals>['modals'] = {
  'show user access': async () => ShowUserAccess,
  'edit note': async () => EditNote,
  broken: () => Promise.reject(new Error('no code')),
};

const meta = {
  component: ModalHost<StoryModals>,
  args: { modal: { type: 'show user access', props: { userName: 'jdoe' } }, modals, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '480' } },
    guide: {
      purpose:
        'At the top of an app that opens dialogs from many places: the state says which one and with what, the host fetches its code and shows it.',
      notFor: 'A dialog that only one screen opens, which that screen draws itself.',
      accessibility: [
        'Draws nothing of its own. When code cannot be fetched the request is closed, so that the focus never waits in a dialog that does not come.',
      ],
    },
  },
  argTypes: { modals: { control: false } },
  render: (args) => <Page {...args} />,
} satisfies Meta<ModalHostProps<StoryModals>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page that holds the one open modal, as an app does. */
function Page({ modal: wanted, onClose, ...rest }: ModalHostProps<StoryModals>) {
  const [modal, setModal] = useState<OpenModal<StoryModals> | null>(null);
  return (
    <main>
      <Button onClick={() => setModal(wanted && { ...wanted })}>Open</Button>
      <output>{modal ? 'held' : 'none'}</output>
      <ModalHost
        {...rest}
        modal={modal}
        onClose={(request) => {
          onClose(request);
          setModal(null);
        }}
      />
    </main>
  );
}

const open = { name: 'Open' };

/** The focus stays inside, Esc closes an unchanged modal, and the focus is back where it came from. */
export const KnownType: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const modal = modalDriver(screen, 'Access of jdoe', userEvent);
    await userEvent.click(canvas.getByRole('button', open));
    await modal.waitUntilOpen();
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab();
      await expect(modal.element().contains(document.activeElement)).toBe(true);
    }
    await modal.pressEscape();
    await waitFor(() => expect(modal.isOpen()).toBe(false));
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'closed' });
    await waitFor(() => expect(canvas.getByRole('button', open)).toHaveFocus());
  },
};

/** A click beside the modal closes it; one inside does not. */
export const Overlay: Story = {
  play: async ({ canvas, userEvent }) => {
    const modal = modalDriver(screen, 'Access of jdoe', userEvent);
    await userEvent.click(canvas.getByRole('button', open));
    await modal.waitUntilOpen();
    await userEvent.click(screen.getByText('This user reaches 14 pages.'));
    await expect(modal.isOpen()).toBe(true);
    await modal.clickOverlay();
    await waitFor(() => expect(modal.isOpen()).toBe(false));
  },
};

/** Changes are not discarded without asking, however the modal is closed. */
export const UnsavedChanges: Story = {
  args: { modal: { type: 'edit note', props: { note: 'old' } } },
  play: async ({ canvas, userEvent }) => {
    const modal = modalDriver(screen, 'Edit note', userEvent);
    const question = modalDriver(screen, 'Discard changes', userEvent);
    await userEvent.click(canvas.getByRole('button', open));
    await modal.waitUntilOpen();
    await modal.form().fillIn({ Note: 'new' });
    await modal.pressEscape();
    await question.waitUntilOpen();
    await question.press('Keep editing');
    await waitFor(() => expect(question.isOpen()).toBe(false));
    await expect(modal.form().value('Note')).toBe('new');
    await modal.clickOverlay();
    await question.waitUntilOpen();
    await question.press('Discard');
    await waitFor(() => expect(modal.isOpen()).toBe(false));
  },
};

/** The type of a modal may come from data: one that is not known closes, and there is no dialog. */
export const UnknownType: Story = {
  args: { modal: { type: 'nope', props: {} } as unknown as OpenModal<StoryModals> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'unknown' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('none');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A name that every object has is not a type either. */
export const InheritedPropertyName: Story = {
  ...UnknownType,
  args: { modal: { type: 'constructor', props: {} } as unknown as OpenModal<StoryModals> },
};

export const CodeNotLoaded: Story = {
  args: { modal: { type: 'broken', props: {} } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'failed' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('none');
  },
};
