import { modalDriver } from '@portal/ui/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';

const added = fn();
const answered = (errors: string[]) =>
  providerResponses.post('/api/campaign', ({ response }) => {
    added();
    return response(200).json({ errors, campaign: null, promocodes: null });
  });

const states = dialogStates({
  target: ['addCampaign'],
  title: 'Add Campaign',
  path: '/api/campaign',
  responses: {
    saved: answered([]),
    refused: answered(['Mailer Code 1 Start must begin with a letter of the year']),
  },
  others: [
    providerResponses.patch('/api/campaign/{id}', ({ response }) => response(204).empty()),
    providerResponses.get('/api/CampaignClashes', ({ response }) =>
      response(200).json({ campaignCount: 0, campaigns: [] }),
    ),
  ],
  fillIn: (modal) =>
    modal.form().fillIn({
      'Campaign Name': 'Spring quilting 2026',
      'Sale Begin Date': '20260306',
      'Sale End Date': '20260319',
      'Mailer Code 1 Start': '410000',
      'Mailer Code 1 End': '410099',
    }),
  refusal: 'Mailer Code 1 Start must begin with a letter of the year',
});

export default { title: 'dialogs/CampaignDialog', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Saved: Story = states.saved;
export const Saving: Story = states.saving;
/** Without an id in the response nothing was stored: the next save adds, too. */
export const Refused: Story = {
  ...states.refused,
  play: async (context) => {
    await states.refused.play?.(context);
    await expect(added).toHaveBeenCalledTimes(1);
    await modalDriver(screen, 'Add Campaign', context.userEvent).press('Save');
    await waitFor(() => expect(added).toHaveBeenCalledTimes(2));
  },
};
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
