import { useState } from 'react';
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

interface MenuIconProps {
  /** Its first letter is shown without icon and image. */
  label: string;
  /** Name of an icon, in any case; one of `menuIconNames`. */
  name?: string;
  /** Image that replaces the icon if it can be loaded. */
  imageUrl?: string;
}

/** Icon of an item of a menu by its name, for menus that are data. */
export function MenuIcon({ label, name = '', imageUrl = '' }: MenuIconProps) {
  const [failedUrl, setFailedUrl] = useState('');
  const IconComponent = iconsByName[name.toLowerCase()];
  if (imageUrl !== '' && imageUrl !== failedUrl) {
    return <img src={imageUrl} alt="" width={18} height={18} onError={() => setFailedUrl(imageUrl)} />;
  }
  return IconComponent ? (
    <IconComponent size={18} />
  ) : (
    <span className="PortalSidebarMenu-letter" aria-hidden="true">
      {label.trim().charAt(0).toUpperCase()}
    </span>
  );
}
