import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MailerSummaryFilters } from './MailerSummaryFilters.tsx';

const meta = {
  title: 'reports/MailerSummaryFilters',
  component: MailerSummaryFilters,
  args: {
    value: { type: 'other', campaignId: 1204, allocate: false, expandedView: 'N' },
    campaigns: {
      status: 'ready',
      refreshing: false,
      data: [
        { campaignId: 1205, description: 'Summer yarn 2026' },
        { campaignId: 1204, description: 'Spring quilting 2026' },
      ],
    },
    onChange: fn(),
    onShowReport: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'The filters of the mailer summary: type, campaign, allocation of coupons without a mailer code, and how often a transaction counts.',
      notFor: 'Filters of other lists, which are a `FilterForm` made from a declaration.',
      keyboard: [
        ['`Enter`', 'shows the report'],
        ['`←` `→` in View', 'change the view'],
      ],
      accessibility: [
        'A search landmark named Mailer Summary; without a campaign, Show Report can be focused and says why it is disabled. Campaigns that could not be loaded are an alert with Retry.',
      ],
    },
  },
  argTypes: { campaigns: { control: false } },
} satisfies Meta<typeof MailerSummaryFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const type = canvas.getByRole('combobox', { name: 'Report Type' }) as HTMLSelectElement;
    await expect([...type.options].map(({ text }) => text)).toEqual(['signup', 'tabs', 'email', 'other']);
    await userEvent.selectOptions(type, 'tabs');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, type: 'tabs', campaignId: null });

    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Campaign' }),
      'Summer yarn 2026 (1205)',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, campaignId: 1205 });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Allocate Non-specific Coupons' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, allocate: true });
    const view = within(canvas.getByRole('radiogroup', { name: 'View' }));
    const [once, ...others] = view.getAllByRole('radio');
    await expect(once).toHaveAccessibleName('transaction reported once');
    await expect(once).toBeChecked();
    await expect(others).toHaveLength(1);
    await userEvent.click(view.getByRole('radio', { name: 'transaction reported for each coupon' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, expandedView: 'Y' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show Report' }));
    await expect(args.onShowReport).toHaveBeenCalledOnce();
  },
};

const noCampaign = { ...meta.args.value, campaignId: null };

/** Without a campaign the button is disabled and says why. */
export const Loading: Story = {
  args: { value: noCampaign, campaigns: { status: 'loading' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Campaign' })).toHaveDisplayValue('[working...]');
    const button = canvas.getByRole('button', { name: 'Show Report' });
    await userEvent.click(button);
    await expect(args.onShowReport).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('No campaign selected');
  },
};

export const Empty: Story = {
  args: { value: noCampaign, campaigns: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Campaign' })).toHaveDisplayValue('[no data]');
  },
};

export const Failed: Story = {
  args: {
    value: noCampaign,
    campaigns: { status: 'failed', message: 'Something went wrong. Try again.', retry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "Something went wrong. Try again.The campaigns couldn't be loaded.",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    if (args.campaigns.status === 'failed') await expect(args.campaigns.retry).toHaveBeenCalledOnce();
  },
};

/** A link names a campaign that is not in the list: it is what the report would show. */
export const NotListed: Story = {
  args: { value: { type: 'other', campaignId: 1300, allocate: false, expandedView: 'N' } },
  play: async ({ args, canvas, userEvent }) => {
    const campaign = canvas.getByRole('combobox', { name: 'Campaign' });
    await expect(campaign).toHaveDisplayValue('(1300)');
    await userEvent.selectOptions(campaign, 'Summer yarn 2026 (1205)');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, campaignId: 1205 });
  },
};

export const LongName: Story = {
  args: {
    campaigns: {
      status: 'ready',
      refreshing: false,
      data: [{ campaignId: 1204, description: 'W'.repeat(255) }],
    },
  },
};
