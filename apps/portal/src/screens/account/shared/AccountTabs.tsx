import { LinkTabs } from '@portal/ui/layout';
import { EMAIL_PATH, PASSWORD_PATH, PROFILE_PATH, SECOND_FACTOR_PATH } from '../paths.ts';

/** The pages of the account. */
export const accountLinks = [
  { label: 'Profile', href: PROFILE_PATH, note: 'Your name and department' },
  { label: 'Email', href: EMAIL_PATH, note: 'Where you receive messages' },
  { label: 'Password', href: PASSWORD_PATH, note: 'Change your password' },
  { label: 'Two-step verification', href: SECOND_FACTOR_PATH, note: 'Passkeys and authenticator app' },
];

export function AccountTabs({ current }: { current: string }) {
  return <LinkTabs label="Account" links={accountLinks} current={current} />;
}
