import type { ProviderSchemas } from '@portal/api-client';
import { modalDriver } from '@portal/ui/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { openDialog, PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';

const added = fn();
const fetched = fn();
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
    // Each response is a newer version.
    providerResponses.get('/api/campaign/{id}', ({ response }) => {
      fetched();
      const shortDescription = `Version ${fetched.mock.calls.length}`;
      return response(200).json({
        shortDescription,
        campaign: { shortDescription } as ProviderSchemas['Campaign'],
        promocodes: {} as ProviderSchemas['Promocodes'],
      });
    }),
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

/** A report has loaded the campaign before it was changed. */
export const OpenedFromReport: Story = {
  ...states.ready,
  args: {
    address: '/Reports/MailerDetailsDate2?CampaignId=1204&DetailLevel=T&CouponNumber=0&ExpandedView=Y',
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Campaign 1204 Version 1');
    openDialog('editCampaign', '1204');
    await expect(await screen.findByRole('textbox', { name: 'Campaign Name' })).toHaveValue('Version 2');
  },
};
