import { LinkList, Page } from '@portal/ui/layout';
import { EMAIL_PATH, PASSWORD_PATH, PROFILE_PATH } from '../paths.ts';

const links = [
  { label: 'Profile', href: PROFILE_PATH, note: 'Your name and department' },
  { label: 'Email', href: EMAIL_PATH, note: 'Where you receive messages' },
  { label: 'Password', href: PASSWORD_PATH, note: 'Change your password' },
];

/** Links to the three pages of the user's account. */
export function AccountScreen() {
  return (
    <Page title="Account">
      <LinkList label="Account" links={links} />
    </Page>
  );
}
