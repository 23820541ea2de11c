import { Footer } from '@portal/ui/layout';
import { useState } from 'react';
import { settings } from '../config/settings.ts';

const links = [
  { label: 'Privacy', href: settings.privacyUrl },
  { label: 'Terms', href: settings.termsUrl },
];

/** Copyright year and links, shown on every page. */
export function PortalFooter() {
  // Of the browser's clock: the company's time zone is not looked up for it on every page.
  const [year] = useState(() => new Date().getFullYear());
  return <Footer note={`© ${year}`} links={links} LinkComponent="a" />;
}
