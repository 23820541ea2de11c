import { explainAccess } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageNamed, people } from '../accessFixture.ts';
import { AccessReason } from './AccessReason.tsx';

const why = (pageName: string, username: string) => {
  const user = people.find((each) => each.username === username);
  if (!user) throw new Error(`no user ${username}`);
  return { explanation: explainAccess(pageNamed(pageName), user), userName: username };
};

const meta = {
  component: AccessReason,
  args: why('Add Mailer', 'anna.admin'),
} satisfies Meta<typeof AccessReason>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('anna.admin can open Add Mailer')).toBeVisible();
    await expect(canvas.getByText('Campaigns, above it, is opened by the role JAS')).toBeVisible();
  },
};

export const AnyRole: Story = { args: why('Home', 'carl.care') };

export const MissingRole: Story = {
  args: why('Add Mailer', 'carl.care'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add Mailer asks for the role JAS')).toBeVisible();
    await expect(canvas.getByText('To open it, give carl.care JAS')).toBeVisible();
  },
};

export const NeedsAdminister: Story = { args: why('Web Site Pages', 'carl.care') };
export const LockedOut: Story = { args: why('Mailers', 'lou.locked') };
export const NoRoles: Story = { args: why('Home', 'nora.noroles') };
export const LongNames: Story = { args: { ...why('Mailers', 'carl.care'), userName: 'x'.repeat(200) } };
