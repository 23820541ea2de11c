import type { RequestHandler } from 'msw';
import { providerResponses } from '../../../testing/api.ts';
import { storyPage, storyPages } from '../../../testing/portalFixtures.ts';
import { storyUser } from './userResponsesFixture.ts';

const names = ['anna.admin', 'carl.care', 'lou.locked', 'mark.marketing', 'nora.noroles'];
const held: Record<string, string[]> = {
  'anna.admin': ['Administer', 'JAS'],
  'carl.care': ['MSC'],
  'lou.locked': ['JAS'],
  'mark.marketing': ['JAS'],
};

function user(username: string, index: number) {
  const [firstName = '', lastName = ''] = username
    .split('.')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));
  return {
    ...storyUser,
    userId: index + 1,
    username,
    firstName,
    lastName,
    email: `${username}@example.com`,
    isLockedOut: username === 'lou.locked',
  };
}

/** Few users, or as many as a large company has. */
export function usersResponse({ isLong = false } = {}): RequestHandler {
  const many = Array.from({ length: 400 }, (_unused, index) => `person.with.a.rather.long.name.${index}`);
  const users = [...names, ...(isLong ? many : [])].map(user);
  return providerResponses.get('/api/user', ({ response }) => response(200).json(users));
}

/** Who holds which role. */
export const userRolesResponse = providerResponses.get('/api/userrole', ({ response }) =>
  response(200).json(
    Object.entries(held).flatMap(([username, roles]) =>
      roles.map((rolename) => ({ username, rolename, applicationName: 'portal' })),
    ),
  ),
);

/** A list of role names as the API answers it. */
export const toRoles = (roles: readonly string[]) =>
  roles.map((rolename) => ({ rolename, applicationName: 'portal' }));

export const roleNames = ['Administer', 'Coleman', 'JAS', 'MSC'];

export const rolesResponse = providerResponses.get('/api/role', ({ response }) =>
  response(200).json(toRoles(roleNames)),
);

/** The pages of the stories, some of them with roles, and that of the screen. */
export function pagesResponse(screenPath: string): RequestHandler {
  const pages = storyPages.map((page) => {
    if (page.pageName === 'Campaigns') return { ...page, roles: 'JAS,MSC', serverRoles: 'reports' };
    return page.pageName === 'Add Mailer' ? { ...page, roles: 'JAS', serverRoles: 'reports archive' } : page;
  });
  const own = storyPage(99, { pageName: 'Screen', url: screenPath });
  return providerResponses.get('/api/page', ({ response }) => response(200).json([...pages, own]));
}
