import { Footer } from '@portal/ui/layout';
import { settings } from '../config/settings.ts';

const links = [
  { label: 'Privacy', href: settings.privacyUrl },
  { label: 'Terms', href: settings.termsUrl },
];

/** Copyright year and the links every page has, with and without a login. */
export function PortalFooter() {
  return <Footer note={`© ${new Date().getFullYear()}`} links={links} LinkComponent="a" />;
}
