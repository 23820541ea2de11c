import { LinkTabs } from '@portal/ui/layout';
import { EMAIL_PATH, PASSWORD_PATH, PROFILE_PATH } from '../paths.ts';

const links = [
  { label: 'Profile', href: PROFILE_PATH },
  { label: 'Email', href: EMAIL_PATH },
  { label: 'Password', href: PASSWORD_PATH },
];

export function AccountTabs({ current }: { current: string }) {
  return <LinkTabs label="Account" links={links} current={current} />;
}
