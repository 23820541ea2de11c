import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ToggleResult } from '../../access/useToggles.ts';
import { CompanyAccessList } from './CompanyAccessList.tsx';

const rows = [
  { companyAbbrev: '', companyName: 'All companies', hasAccess: false, mayAlter: false },
  { companyAbbrev: 'JAS', companyName: 'Craft Retail', hasAccess: true, mayAlter: true },
  { companyAbbrev: 'MS_', companyName: 'Marketing Services', hasAccess: true, mayAlter: false },
];
const done = async (): Promise<ToggleResult> => ({ ok: true });

const meta = {
  component: CompanyAccessList,
  args: { label: 'Companies of jdoe', rows, onAccess: fn(done), onAlter: fn(done) },
  parameters: {
    guide: {
      purpose:
        'Company access of one user: a checkbox for viewing the data of a company and one for editing it, which requires the first.',
      notFor: 'Roles and pages, which have a single checkbox in a `ToggleList`.',
      accessibility: [
        'A named table; each checkbox is named by permission and company: Access to Craft Retail, Can edit Craft Retail.',
        'Editing without access is disabled and says “Grant access first”.',
      ],
    },
  },
} satisfies Meta<typeof CompanyAccessList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The alter permission requires access. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Can edit All companies' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Access to All companies' }));
    await waitFor(() => expect(args.onAccess).toHaveBeenCalledWith({ row: rows[0], isOn: true }));
    await userEvent.dblClick(canvas.getByRole('checkbox', { name: 'Can edit Marketing Services' }));
    await waitFor(() => expect(args.onAlter).toHaveBeenCalledWith({ row: rows[2], isOn: true }));
    await expect(args.onAlter).toHaveBeenCalledTimes(1);
  },
};

export const Saving: Story = {
  args: { onAccess: fn(() => new Promise<ToggleResult>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: 'Access to Craft Retail' });
    await userEvent.click(tick);
    await expect(await canvas.findByText('Saving…')).toBeVisible();
    await expect(tick).toBeChecked();
  },
};

export const NotSaved: Story = {
  args: {
    onAlter: fn(async (): Promise<ToggleResult> => ({
      ok: false,
      message: 'The server is busy. Try again.',
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    const tick = canvas.getByRole('checkbox', { name: 'Can edit Craft Retail' });
    await userEvent.click(tick);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Not saved. The server is busy. Try again.',
    );
    await expect(tick).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Craft Retail' }));
    await waitFor(() => expect(args.onAlter).toHaveBeenLastCalledWith({ row: rows[1], isOn: false }));
  },
};
