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
} from '../../icons/icons.tsx';

/** Icons a page may name in its `icon` field, ignoring case. */
const icons: Record<string, Icon> = {
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

/** The icon of a top-level entry; a name that is not known gives the first letter of the page. */
export function MenuIcon({ icon, pageName }: { icon: string; pageName: string }) {
  const Known = icons[icon.toLowerCase()];
  return Known ? (
    <Known size={18} />
  ) : (
    <span className="PortalSidebarMenu-letter" aria-hidden="true">
      {pageName.trim().charAt(0).toUpperCase()}
    </span>
  );
}
