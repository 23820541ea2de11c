import { modalDriver } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { openModal } from '../../app/modals/openModal.ts';
import { closeModal } from '../../state/modal.ts';
import { providerAnswers } from '../../testing/api.ts';
import { faultTexts } from '../../testing/faults.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { screenStates, type ScreenOfStates } from '../../testing/screenStates.ts';
import { pagesAnswer, rolesAnswer, userRolesAnswer, usersAnswer } from './accessFixture.ts';

type Story = StoryObj<typeof PortalAt>;
type Play = NonNullable<Story['play']>;
type Dialog = 'editUserRoles' | 'editUserCompanies' | 'showUserAccess';

const address = '/Home';
const carl = 2;
const others = [pagesAnswer('/Admin/UserMaint'), usersAnswer(), userRolesAnswer, rolesAnswer];

/** The states of a dialog about a user, over a page that asks for nothing itself. */
function dialogStates(
  type: Dialog,
  {
    path,
    answers,
    ready,
  }: Pick<ScreenOfStates, 'path' | 'answers'> & { ready: (dialog: HTMLElement) => Promise<void> },
) {
  const opened =
    (show: (dialog: HTMLElement) => Promise<void>): Play =>
    async () => {
      openModal(type, { userId: carl });
      await show(await screen.findByRole('dialog'));
    };
  const says = (text: string) =>
    opened(async (dialog) => {
      const alert = await within(dialog).findByRole('alert');
      await expect(alert.textContent).toContain(text);
    });
  return screenStates({
    address,
    path,
    answers,
    others,
    shows: {
      ready: opened(ready),
      loading: opened(async (dialog) => void (await within(dialog).findByText('[working...]'))),
      failed: says(faultTexts.failed),
      unauthorized: says(faultTexts.unauthorized),
      forbidden: says(faultTexts.forbidden),
    },
  });
}

const roles = dialogStates('editUserRoles', {
  path: '/api/role',
  answers: { ready: rolesAnswer },
  ready: async (dialog) => {
    await expect(await within(dialog).findByRole('checkbox', { name: 'MSC' })).toBeChecked();
    await expect(within(dialog).getByRole('checkbox', { name: 'JAS' })).not.toBeChecked();
    await expect(modalDriver(screen, 'Edit roles of carl.care').isOpen()).toBe(true);
  },
});

const companyAccess = providerAnswers.get('/api/usercompanyaccess', ({ response }) =>
  response(200).json([{ userName: 'carl.care', companyAbbrev: 'JAS', mayAlter: 'N' }]),
);
others.push(
  providerAnswers.get('/api/company', ({ response }) =>
    response(200).json([
      { companyAbbrev: 'JAS', companyName: 'Craft Retail' },
      { companyAbbrev: 'MS_', companyName: 'Marketing Services' },
    ]),
  ),
);
const companies = dialogStates('editUserCompanies', {
  path: '/api/usercompanyaccess',
  answers: { ready: companyAccess },
  ready: async (dialog) => {
    await expect(
      await within(dialog).findByRole('checkbox', { name: 'Access to Craft Retail' }),
    ).toBeChecked();
    await expect(within(dialog).getByRole('checkbox', { name: 'May alter Craft Retail' })).not.toBeChecked();
    await expect(within(dialog).getByRole('checkbox', { name: 'Access to All companies' })).not.toBeChecked();
  },
});

const access = dialogStates('showUserAccess', {
  path: '/api/userrole',
  answers: { ready: userRolesAnswer },
  ready: async (dialog) => {
    await expect(await within(dialog).findByRole('treeitem', { name: 'Mailers' })).toBeVisible();
    await expect(within(dialog).queryByRole('treeitem', { name: /^Add Mailer/ })).toBeNull();
  },
});

const meta = {
  title: 'screens/administration/UserDialogs',
  component: PortalAt,
  args: { address },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => closeModal,
} satisfies Meta<typeof PortalAt>;
export default meta;

export const Roles: Story = roles.ready;
export const RolesLoading: Story = roles.loading;
export const RolesFailed: Story = roles.failed;
export const RolesForbidden: Story = roles.forbidden;
export const Companies: Story = companies.ready;
export const CompaniesLoading: Story = companies.loading;
export const CompaniesFailed: Story = companies.failed;
export const CompaniesUnauthorized: Story = companies.unauthorized;
export const Access: Story = access.ready;
export const AccessLoading: Story = access.loading;
export const AccessFailed: Story = access.failed;
