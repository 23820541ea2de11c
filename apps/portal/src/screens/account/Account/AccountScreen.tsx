import { KeyIcon, MailIcon, UserIcon } from '@portal/ui/icons';
import { MenuCards, Page } from '@portal/ui/layout';
import { EMAIL_PATH, PASSWORD_PATH, PROFILE_PATH } from '../paths.ts';

const items = [
  {
    id: 'profile',
    label: 'Profile',
    href: PROFILE_PATH,
    icon: <UserIcon />,
    purpose: 'Your name and department',
  },
  {
    id: 'email',
    label: 'Email',
    href: EMAIL_PATH,
    icon: <MailIcon />,
    purpose: 'Where you receive messages',
  },
  {
    id: 'password',
    label: 'Password',
    href: PASSWORD_PATH,
    icon: <KeyIcon />,
    purpose: 'How you sign in',
  },
];

/** Links to the three pages of the user's account. */
export function AccountScreen() {
  return (
    <Page title="Account">
      <MenuCards items={items} />
    </Page>
  );
}
