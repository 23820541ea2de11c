import type { ComponentThemeOptions } from '../theme/ComponentThemeOptions.ts';
import type { AboutProps } from './About/About.tsx';
import type { AppLayoutProps } from './AppLayout/AppLayout.tsx';
import type { AttentionListProps } from './AttentionList/AttentionList.tsx';
import type { CenteredPageProps } from './CenteredPage/CenteredPage.tsx';
import type { DescriptionListProps } from './DescriptionList/DescriptionList.tsx';
import type { FigureCardProps } from './FigureCard/FigureCard.tsx';
import type { FooterProps } from './Footer/Footer.tsx';
import type { LinkListProps } from './LinkList/LinkList.tsx';
import type { LinkTabsProps } from './LinkTabs/LinkTabs.tsx';
import type { MenuCardsProps } from './MenuCards/MenuCards.tsx';
import type { NoticeBannerProps } from './NoticeBanner/NoticeBanner.tsx';
import type { PageProps } from './Page/Page.tsx';
import type { PanelProps } from './Panel/Panel.tsx';
import type { PlaceListProps } from './PlaceList/PlaceList.tsx';
import type { SearchButtonProps } from './SearchButton/SearchButton.tsx';
import type { SidebarMenuProps } from './SidebarMenu/SidebarMenu.tsx';
import type { UserMenuProps } from './UserMenu/UserMenu.tsx';
import type { ViewListModalProps } from './ViewListModal/ViewListModal.tsx';
import type { ViewModalProps } from './ViewModal/ViewModal.tsx';
import type { ViewsProps } from './Views/Views.tsx';

/** What a theme can set for the components of this family. */
declare module '@mui/material/styles' {
  interface Components {
    PortalAbout?: ComponentThemeOptions<AboutProps>;
    PortalAppLayout?: ComponentThemeOptions<AppLayoutProps>;
    PortalAttentionList?: ComponentThemeOptions<AttentionListProps>;
    PortalCenteredPage?: ComponentThemeOptions<CenteredPageProps>;
    PortalDescriptionList?: ComponentThemeOptions<DescriptionListProps>;
    PortalFigureCard?: ComponentThemeOptions<FigureCardProps>;
    PortalFooter?: ComponentThemeOptions<FooterProps>;
    PortalLinkList?: ComponentThemeOptions<LinkListProps>;
    PortalLinkTabs?: ComponentThemeOptions<LinkTabsProps>;
    PortalMenuCards?: ComponentThemeOptions<MenuCardsProps>;
    PortalNoticeBanner?: ComponentThemeOptions<NoticeBannerProps>;
    PortalPage?: ComponentThemeOptions<PageProps>;
    PortalPanel?: ComponentThemeOptions<PanelProps>;
    PortalPlaceList?: ComponentThemeOptions<PlaceListProps>;
    PortalSearchButton?: ComponentThemeOptions<SearchButtonProps>;
    PortalSidebarMenu?: ComponentThemeOptions<SidebarMenuProps>;
    PortalUserMenu?: ComponentThemeOptions<UserMenuProps>;
    PortalViewListModal?: ComponentThemeOptions<ViewListModalProps>;
    PortalViewModal?: ComponentThemeOptions<ViewModalProps>;
    PortalViews?: ComponentThemeOptions<ViewsProps>;
  }
}
