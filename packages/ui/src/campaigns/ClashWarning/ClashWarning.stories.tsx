import { emptyCampaignDraft } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClashWarning } from './ClashWarning.tsx';

const clash = {
  campaignId: 1187,
  shortDescription: 'Home Decor Days 2025',
  saleDateBegin: '2025-03-16T00:00:00',
  saleDateEnd: '2025-03-24T00:00:00',
  ranges: [{ number: 2, start: '410090', end: '410120' }],
};

const meta = {
  component: ClashWarning,
  args: {
    draft: { ...emptyCampaignDraft, mailerCode1Start: '410000', mailerCode1End: '410099' },
    clashes: { campaignCount: 1, campaigns: [clash] },
  },
  parameters: {
    guide: {
      purpose:
        'Next to the ranges of the edited campaign: other campaigns that mail the same codes on the same days. Saving is still possible.',
      notFor: 'Overlaps within the campaign, which the `RangeMap` and the Error List show.',
      accessibility: [
        'A named polite live region; five campaigns are listed and the others counted, which keeps the announcement short.',
      ],
    },
  },
} satisfies Meta<typeof ClashWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      '1187 Home Decor Days 2025, 2025-03-16 to 2025-03-24: range 1 overlaps 410090 to 410120',
    );
  },
};

export const Many: Story = {
  args: {
    clashes: {
      campaignCount: 1_204,
      campaigns: Array.from({ length: 100 }, (_, index) => ({ ...clash, campaignId: 1000 + index })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 1,199 more')).toBeVisible();
  },
};

/** Without clashes, or before they are known, nothing is shown. */
export const None: Story = {
  args: { clashes: { campaignCount: 0, campaigns: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
