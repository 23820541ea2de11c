import type { Session } from '../state/storedSession.ts';

interface StoryRole {
  /** In the toolbar of Storybook. */
  title: string;
  /** `null`: signed out. */
  roles: readonly string[] | null;
}

/** The users of stories: the demo accounts, a user without roles, and a signed-out visitor. */
export const storyRoles = {
  administrator: {
    title: 'Administrator',
    roles: ['Administer', 'StatusMessage', 'JAS', 'MSC', 'Coleman', 'Programmer'],
  },
  developer: { title: 'Developer', roles: ['Developer', 'Programmer', 'JAS'] },
  marketing: { title: 'Marketing', roles: ['JAS', 'StatusMessage'] },
  customerCare: { title: 'Customer care', roles: ['MSC'] },
  withoutRoles: { title: 'User without roles', roles: [] },
  signedOut: { title: 'Signed out', roles: null },
} as const satisfies Record<string, StoryRole>;

export type StoryRoleName = keyof typeof storyRoles;

/** The session of a user with this role; `null` when signed out. */
export function sessionOf(role: StoryRoleName): Session | null {
  const { roles } = storyRoles[role];
  return roles && { ...storySession, user: { ...storySession.user, roles: [...roles] } };
}

/** The default role of stories. */
export const storySession: Session = {
  token: 'a-token-of-the-stories',
  expiration: '2099-12-31T23:59:59Z',
  clockOffsetMs: 0,
  user: {
    username: 'mara.stories',
    firstName: 'Mara',
    lastName: 'Stories',
    email: 'mara.stories@example.com',
    department: 'Marketing',
    startPage: '/Campaigns/MailerList',
    roles: [...storyRoles.administrator.roles],
  },
};
