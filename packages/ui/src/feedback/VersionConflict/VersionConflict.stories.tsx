import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { VersionConflict } from './VersionConflict.tsx';

const onOverwrite = fn();

const meta = {
  component: VersionConflict,
  args: {
    title: 'Someone else changed this user since you opened it',
    differences: [
      { label: 'Last Name', theirs: 'Reyes', mine: 'Ortiz', changedBy: 'both' },
      { label: 'Department', theirs: 'Customer Care', mine: 'Returns', changedBy: 'me' },
      { label: 'Comment', theirs: 'Changed her name in March. '.repeat(6), mine: '', changedBy: 'them' },
    ],
    children: <Button onClick={onOverwrite}>Overwrite with mine</Button>,
  },
  parameters: {
    guide: {
      purpose:
        'A save was rejected because someone else has saved a newer version. A form shows it for a result with `conflict`; show it yourself where no form is submitted.',
      notFor: 'A save that failed for another reason: the status of the form, or an `ErrorBanner`.',
      accessibility: [
        'A region named by its title. With takesFocus the title gets the focus, so that it is read and Enter decides nothing.',
        'What someone has changed is bold; both versions are columns of a table.',
      ],
    },
  },
} satisfies Meta<typeof VersionConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Differences: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows.slice(0, 3)).toEqual([
      ['Field', 'Current', 'Yours'],
      ['Last Name', 'Reyes', 'Ortiz'],
      ['Department', 'Customer Care', 'Returns'],
    ]);
    await expect(rows[3]?.[2]).toBe('–');
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }));
    await expect(onOverwrite).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
  },
};

/** After a submit the focus moves to the title. */
export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Someone else/ })).toHaveFocus();
  },
};

export const SameVersion: Story = {
  args: { differences: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Their version is the same as yours.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The first 20 differences are listed, the others counted. */
export const ManyDifferences: Story = {
  args: {
    differences: Array.from({ length: 60 }, (_, index) => ({
      label: `Coupon ${index + 1} Barcode Offer`,
      theirs: '199',
      mine: '140',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '40 more' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
  },
};
