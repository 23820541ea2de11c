import {
  AdminIcon,
  BarcodeIcon,
  CampaignIcon,
  ChartIcon,
  FolderIcon,
  GrantIcon,
  HomeIcon,
  type Icon,
  ReportIcon,
  UserIcon,
} from '../../controls/icons.tsx';

/** Icons by the value of a page's `icon` field, in lower case. */
const iconsByName: Record<string, Icon> = {
  admin: AdminIcon,
  barcode: BarcodeIcon,
  campaign: CampaignIcon,
  chart: ChartIcon,
  folder: FolderIcon,
  grant: GrantIcon,
  home: HomeIcon,
  report: ReportIcon,
  user: UserIcon,
};

/** Icon of a top-level entry; an unknown icon name shows the first letter of the page name. */
export function MenuIcon({ icon, pageName }: { icon: string; pageName: string }) {
  const IconComponent = iconsByName[icon.toLowerCase()];
  return IconComponent ? (
    <IconComponent size={18} />
  ) : (
    <span className="PortalSidebarMenu-letter" aria-hidden="true">
      {pageName.trim().charAt(0).toUpperCase()}
    </span>
  );
}
