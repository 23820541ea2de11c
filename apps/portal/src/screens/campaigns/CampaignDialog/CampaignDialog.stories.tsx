import type { ProviderSchemas } from '@portal/api-client';
import { type ModalDriver, modalDriver } from '@portal/ui/testing';
import { emptyCampaignDraft } from '@portal/domain';
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

const fillInCampaign = (modal: ModalDriver) =>
  modal.form().fillIn({
    'Campaign Name': 'Spring quilting 2026',
    'Sale Begin Date': '20260306',
    'Sale End Date': '20260319',
    'Mailer Code 1 Start': '410000',
    'Mailer Code 1 End': '410099',
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
  fillIn: fillInCampaign,
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

/** The stored campaign, in one of its versions. */
const detail = (rowVersion: number, own: Partial<ProviderSchemas['Campaign']> = {}) =>
  ({
    shortDescription: 'Spring quilting 2026',
    campaign: {
      ...emptyCampaignDraft,
      campaignId: 1204,
      rowVersion,
      shortDescription: 'Spring quilting 2026',
      saleDateBegin: '2026-03-06T00:00:00',
      saleDateEnd: '2026-03-19T00:00:00',
      updateDate: '2026-02-01T09:12:00',
      costPerPiece: 0.42,
      mailerCode1Start: '410000',
      mailerCode1End: '410099',
      ...own,
    },
    promocodes: {},
  }) as unknown as ProviderSchemas['CampaignDetail'];

const replaced = fn();
let current = detail(1);
const edited = dialogStates({
  target: ['editCampaign', 1204],
  title: 'Edit Campaign 1204',
  path: '/api/campaign',
  responses: {
    saved: providerResponses.put('/api/campaign', async ({ request, response }) => {
      if (request.headers.get('If-Match') !== `"${current.campaign.rowVersion}"`) {
        return response(412).json({
          status: 412,
          code: 'row.changed',
          message: 'Changed',
          requestId: 'req-1',
        });
      }
      replaced(((await request.json()) as ProviderSchemas['CampaignSave']).campaign);
      return response(200).json({ errors: [], campaign: null, promocodes: null });
    }),
    refused: answered([]),
  },
  others: [
    providerResponses.get('/api/campaign/{id}', ({ response }) => response(200).json(current)),
    providerResponses.get('/api/CampaignClashes', ({ response }) =>
      response(200).json({ campaignCount: 0, campaigns: [] }),
    ),
  ],
  fillIn: async () => {},
  refusal: '',
});

/** Someone else has saved it: continuing from their version keeps what only I have changed, and the next save replaces it. */
export const ContinuedFromTheirs: Story = {
  ...edited.ready,
  play: async (context) => {
    current = detail(1);
    await edited.ready.play?.(context);
    const modal = modalDriver(screen, 'Edit Campaign 1204', context.userEvent);
    await modal.form().fillIn({ 'Version Id': 'mine', 'Cost Per Piece': '0.5' });
    current = detail(2, { costPerPiece: 0.6, selectionCriteria: 'Quilters' });
    await modal.form().submit();
    await context.userEvent.click(await screen.findByRole('button', { name: 'Continue from their version' }));
    await waitFor(() => expect(modal.form().value('Cost Per Piece')).toBe('0.6'));
    await expect(modal.form().value('Version Id')).toBe('mine');
    await expect(screen.queryByRole('button', { name: 'Overwrite with mine' })).toBeNull();
    await modal.press('Save');
    await waitFor(() => expect(modal.isOpen()).toBe(false));
    await expect(replaced).toHaveBeenCalledWith(
      expect.objectContaining({ versionId: 'mine', costPerPiece: 0.6, selectionCriteria: 'Quilters' }),
    );
  },
};

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

/** Retry would not help. */
export const Unknown: Story = {
  ...states.ready,
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: 'Home' });
    msw.use(
      providerResponses.get('/api/campaign/{id}', ({ response }) =>
        response(404).json({
          status: 404,
          code: 'campaign.not_found',
          message: 'Not found',
          requestId: 'r-1',
        }),
      ),
    );
    openDialog('editCampaign', '1204');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^No campaign has this ID\./);
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
