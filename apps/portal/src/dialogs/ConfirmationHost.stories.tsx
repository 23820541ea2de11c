import { modalDriver } from '@portal/ui/testing';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { PortalAt } from '../testing/PortalAt.tsx';
import { type Play, screenStates, type ScreenMeta, type Story } from '../testing/screenStates.ts';
import { providerResponses } from '../testing/api.ts';
import { storyPages } from '../testing/portalFixtures.ts';
import { type Confirmation, requestConfirmation } from '../state/confirmation.ts';

const title = 'Terminate user jdoe';

/** A question over a page; `onYes` is what becomes of it. */
function asked(onYes: Confirmation['onConfirm'], show: Play): Story {
  return screenStates({
    address: '/Home',
    path: '/api/page',
    openDialog: () =>
      requestConfirmation({
        title,
        question: 'Are you sure you want to terminate jdoe?',
        destructive: true,
        onConfirm: onYes,
      }),
    responses: {
      ready: providerResponses.get('/api/page', ({ response }) => response(200).json(storyPages)),
    },
    shows: {
      ready: async (context) => {
        await modalDriver(screen, title).waitUntilOpen();
        await show(context);
      },
    },
  }).ready;
}
const saysYes: Play = async ({ userEvent }) => modalDriver(screen, title, userEvent).press('Yes');

export default { title: 'dialogs/Confirmation', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = asked(
  async () => ({ ok: true }),
  async (context) => {
    await expect(modalDriver(screen, title).element()).toHaveTextContent('terminate jdoe?');
    await saysYes(context);
    await waitFor(() => expect(modalDriver(screen, title).isOpen()).toBe(false));
  },
);

export const Failed: Story = asked(
  async () => ({ ok: false, message: 'The server could not be reached.' }),
  async (context) => {
    await saysYes(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
);

/** Pages can have the same name: React would report two items with the same key. */
export const SameNames: Story = {
  ...Saved,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Home' });
    const logged = spyOn(console, 'error');
    requestConfirmation({
      title,
      question: 'Delete page “Campaigns” and the pages below it?',
      affected: {
        title: 'These pages will be deleted as well',
        useItems: () => ({ status: 'ready', data: ['Reports', 'Reports'], refreshing: false }),
      },
      onConfirm: async () => ({ ok: true }),
    });
    await expect(await screen.findAllByText('Reports', { selector: 'li' })).toHaveLength(2);
    await expect(logged).not.toHaveBeenCalled();
  },
};
