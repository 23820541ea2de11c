import { expect } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import {
  pagesResponse,
  rolesResponse,
  toRoles,
  userRolesResponse,
  usersResponse,
} from '../shared/accessResponsesFixture.ts';

const path = '/Admin/Roles';
const roles = (names: readonly string[]) =>
  providerResponses.get('/api/role', ({ response }) => response(200).json(toRoles(names)));
const longNames = Array.from(
  { length: 60 },
  (_unused, index) => `Role with a rather long name number ${index}`,
);
const accessResponses = [pagesResponse(path), usersResponse(), userRolesResponse];

const states = screenStates({
  address: path,
  path: '/api/role',
  responses: { ready: rolesResponse, empty: roles([]), long: roles(longNames) },
  others: accessResponses,
  shows: {
    ready: async ({ canvas }) => {
      await expect(await canvas.findAllByRole('option')).toHaveLength(4);
      await expect(await canvas.findByRole('table', { name: 'Users and pages of the roles' })).toBeVisible();
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas }) => {
      await expect(await canvas.findAllByRole('option')).toHaveLength(60);
    },
  },
});

/** The users of a role that the address names. */
const chosen = screenStates({
  address: `${path}?role=JAS`,
  path: '/api/userrole',
  responses: { ready: userRolesResponse },
  others: [rolesResponse, pagesResponse(path), usersResponse()],
  shows: {
    ready: async ({ canvas }) => {
      await expect(await canvas.findByRole('checkbox', { name: 'anna.admin' })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: 'carl.care' })).not.toBeChecked();
      await expect(canvas.queryByRole('checkbox', { name: 'lou.locked' })).toBeNull();
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
      await expect(canvas.getByRole('heading', { name: 'Users with the role JAS' })).toBeVisible();
    },
  },
});

/** A role that is not in the list, such as one of an old bookmark. */
const unknown = screenStates({
  address: `${path}?role=Weaver`,
  path: '/api/role',
  responses: { ready: rolesResponse },
  others: accessResponses,
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByText('This role does not exist. Select another one.');
      await expect(canvas.getByRole('table', { name: 'Users and pages of the roles' })).toBeVisible();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    },
  },
});

export default { title: 'screens/administration/Roles', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
export const Chosen: Story = chosen.ready;
export const ChosenLoading: Story = chosen.loading;
export const ChosenFailed: Story = chosen.failed;
export const ChosenExpired: Story = chosen.expired;
export const UnknownRole: Story = unknown.ready;
