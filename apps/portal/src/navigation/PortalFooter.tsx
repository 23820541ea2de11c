import { Footer } from '@portal/ui/layout';
import { useState } from 'react';
import { settings } from '../config/settings.ts';

const links = [
  { label: 'Privacy', href: toUrl(settings.privacyUrl) },
  { label: 'Terms', href: toUrl(settings.termsUrl) },
];

/** Not a path, which would be a page of the portal. */
function toUrl(path: string): string {
  return new URL(path, window.location.href).href;
}

/** Copyright year and links, shown on every page. */
export function PortalFooter() {
  // Of the browser's clock: the company's time zone is not looked up for it on every page.
  const [year] = useState(() => new Date().getFullYear());
  return <Footer note={`© ${year}`} links={links} />;
}
