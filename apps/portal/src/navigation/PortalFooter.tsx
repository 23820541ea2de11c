import { formatCalendarDay } from '@portal/domain';
import { Footer } from '@portal/ui/layout';
import { useState } from 'react';
import { settings } from '../config/settings.ts';

const links = [
  { label: 'Privacy', href: settings.privacyUrl },
  { label: 'Terms', href: settings.termsUrl },
];

/** Copyright year and links, shown on every page. */
export function PortalFooter() {
  const [year] = useState(() => formatCalendarDay(new Date()).slice(0, 4));
  return <Footer note={`© ${year}`} links={links} LinkComponent="a" />;
}
