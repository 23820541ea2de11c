import { modalDriver } from '@portal/ui/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { openDialog, PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';

const list = providerResponses.get('/api/SourceCode', ({ response }) =>
  response(200).json([{ source: 'QUILT001', description: 'Quilting event', additionalInfo: null }]),
);

const states = dialogStates({
  target: ['addSource'],
  title: 'Add Source',
  path: '/api/sourcecode',
  method: 'post',
  responses: {
    saved: providerResponses.post('/api/sourcecode', ({ response }) =>
      response(201).json({ source: 'QUILT002', description: 'Open house', additionalInfo: null }),
    ),
    refused: providerResponses.post('/api/sourcecode', ({ response }) =>
      response(409).json({
        status: 409,
        code: 'sourceCode.inUse',
        message: 'Source Code QUILT002 is in use',
        requestId: '3f0c5f3e-7b0e-4d58-9a52-3a1f6f5f2a11',
      }),
    ),
  },
  others: [list],
  fillIn: (modal) => modal.form().fillIn({ 'Source Code': 'QUILT002', Description: 'Open house' }),
  refusal: 'Source Code QUILT002 is in use',
});

export default { title: 'dialogs/SourceDialog', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;

/** The URL names a source code that does not exist or was deleted. */
export const Unknown: Story = screenStates({
  address: '/Home',
  path: '/api/SourceCode',
  openDialog: () => openDialog('editSource', 'NOPE'),
  responses: { ready: list },
  shows: {
    ready: async () => {
      await modalDriver(screen, 'Edit Source').waitUntilOpen();
      await screen.findByText('Source code NOPE does not exist.');
    },
  },
}).ready;

const stored = { source: 'QUILT001', description: 'Quilting event', additionalInfo: null, rowVersion: 1 };
let current = stored;
const editing = dialogStates({
  target: ['editSource', 'QUILT001'],
  title: 'Edit Source',
  path: '/api/sourcecode',
  responses: {
    saved: providerResponses.put('/api/sourcecode', async ({ request, response }) => {
      if (request.headers.get('If-Match') !== `"${current.rowVersion}"`) {
        return response(412).json({
          status: 412,
          code: 'row.changed',
          message: 'Changed',
          requestId: 'req-1',
        });
      }
      current = { ...current, ...(await request.json()), rowVersion: 3 } as typeof current;
      return response(200).json(current);
    }),
    refused: list,
  },
  others: [providerResponses.get('/api/SourceCode', ({ response }) => response(200).json([current]))],
  fillIn: async () => {},
  refusal: '',
});

/** Someone else has saved it meanwhile: both versions are shown, and the next save replaces theirs. */
export const Conflict: Story = {
  ...editing.ready,
  play: async (context) => {
    current = stored;
    await editing.ready.play?.(context);
    const modal = modalDriver(screen, 'Edit Source', context.userEvent);
    await screen.findByRole('textbox', { name: 'Description' });
    await modal.form().fillIn({ Description: 'Mine' });
    current = { ...stored, description: 'Theirs', rowVersion: 2 };
    await modal.form().submit();
    const conflict = await screen.findByRole('region', { name: 'Someone else changed this source code.' });
    await expect(conflict).toHaveTextContent(/Description.*Theirs.*Mine/);
    await expect(modal.form().value('Description')).toBe('Mine');
    await modal.press('Overwrite with mine');
    await waitFor(() => expect(modal.isOpen()).toBe(false));
    await expect(current).toMatchObject({ description: 'Mine', rowVersion: 3 });
  },
};
