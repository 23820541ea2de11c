import { useState } from 'react';
import type { MenuNode } from '@portal/domain';
import {
  AdminIcon,
  BarcodeIcon,
  CalendarIcon,
  CampaignIcon,
  ChartIcon,
  ClockIcon,
  FolderIcon,
  GrantIcon,
  HomeIcon,
  type Icon,
  KeyIcon,
  ListIcon,
  MailIcon,
  ReportIcon,
  SearchIcon,
  StoreIcon,
  TagIcon,
  UserIcon,
  UsersIcon,
} from '../../controls/icons.tsx';

/** Icons by the value of a page's `icon` field, in lower case. */
const iconsByName: Record<string, Icon> = {
  admin: AdminIcon,
  barcode: BarcodeIcon,
  calendar: CalendarIcon,
  campaign: CampaignIcon,
  chart: ChartIcon,
  clock: ClockIcon,
  folder: FolderIcon,
  grant: GrantIcon,
  home: HomeIcon,
  key: KeyIcon,
  list: ListIcon,
  mail: MailIcon,
  report: ReportIcon,
  search: SearchIcon,
  store: StoreIcon,
  tag: TagIcon,
  user: UserIcon,
  users: UsersIcon,
};

/** The icons that a page can have. */
export const menuIconNames: readonly string[] = Object.keys(iconsByName);

/** Image or icon of a top-level entry; without either, or if the image cannot be loaded, the first letter of the page name. */
export function MenuIcon({ icon, imageUrl, pageName }: Pick<MenuNode, 'icon' | 'imageUrl' | 'pageName'>) {
  const [failedUrl, setFailedUrl] = useState('');
  const IconComponent = iconsByName[icon.toLowerCase()];
  if (imageUrl !== '' && imageUrl !== failedUrl) {
    return <img src={imageUrl} alt="" width={18} height={18} onError={() => setFailedUrl(imageUrl)} />;
  }
  return IconComponent ? (
    <IconComponent size={18} />
  ) : (
    <span className="PortalSidebarMenu-letter" aria-hidden="true">
      {pageName.trim().charAt(0).toUpperCase()}
    </span>
  );
}
