import { explainAccess } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageNamed, people } from '../accessFixture.ts';
import { AccessReason } from './AccessReason.tsx';

interface Question {
  pageName: string;
  username: string;
  /** How the user is called; default: the user name. */
  calledName?: string;
}

function Why({ pageName, username, calledName = username }: Question) {
  const user = people.find((each) => each.username === username);
  if (!user) throw new Error(`no user ${username}`);
  return <AccessReason explanation={explainAccess(pageNamed(pageName), user)} userName={calledName} />;
}

const meta = {
  title: 'administration/access/AccessReason',
  component: Why,
  args: { pageName: 'Add Mailer', username: 'anna.admin' },
  parameters: {
    guide: {
      purpose:
        'An administrator asks why lena.ashby does not see the mailer list: the answer, the role or ancestor that decides, and what would open the page.',
      notFor: 'Telling users that they have no access, which the requested screen does.',
      accessibility: [
        'A region named Why; its content is a polite live region, so that the answer for another page or user is announced without moving the focus.',
      ],
    },
  },
} satisfies Meta<typeof Why>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('anna.admin can open Add Mailer')).toBeVisible();
    await expect(canvas.getByText('Parent page Campaigns: allowed for the role JAS')).toBeVisible();
  },
};

export const AnyRole: Story = { args: { pageName: 'Home', username: 'carl.care' } };

export const MissingRole: Story = {
  args: { pageName: 'Add Mailer', username: 'carl.care' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add Mailer requires the role JAS')).toBeVisible();
    await expect(canvas.getByText('To allow access, assign JAS to carl.care')).toBeVisible();
  },
};

export const NeedsAdminister: Story = { args: { pageName: 'Web Site Pages', username: 'carl.care' } };
export const LockedOut: Story = { args: { pageName: 'Mailers', username: 'lou.locked' } };
export const NoRoles: Story = { args: { pageName: 'Home', username: 'nora.noroles' } };
export const LongNames: Story = {
  args: { pageName: 'Mailers', username: 'carl.care', calledName: 'x'.repeat(200) },
};
