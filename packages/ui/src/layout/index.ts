import './themeOptions.ts';
export { About, type AboutProps, type AboutLocaleText } from './About/About.tsx';
export { AppLayout, type AppLayoutProps, type AppLayoutLocaleText } from './AppLayout/AppLayout.tsx';
export {
  AttentionList,
  type AttentionItem,
  type AttentionListProps,
} from './AttentionList/AttentionList.tsx';
export { CenteredPage, type CenteredPageProps } from './CenteredPage/CenteredPage.tsx';
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { FigureCard, type FigureCardProps } from './FigureCard/FigureCard.tsx';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export { LinkList, type LinkListProps, type LinkListItem } from './LinkList/LinkList.tsx';
export { LinkTabs, type LinkTabsProps } from './LinkTabs/LinkTabs.tsx';
export { MenuCards, type MenuCardsProps } from './MenuCards/MenuCards.tsx';
export {
  NoticeBanner,
  type NoticeBannerProps,
  type NoticeBannerLocaleText,
} from './NoticeBanner/NoticeBanner.tsx';
export { Page, type PageLocaleText, type PageProps } from './Page/Page.tsx';
export { PageTools } from './Page/PageTools.ts';
export { Panel, type PanelProps } from './Panel/Panel.tsx';
export {
  PlaceList,
  type PlaceItem,
  type PlaceListProps,
  type PlaceListLocaleText,
} from './PlaceList/PlaceList.tsx';
export { SearchButton, type SearchButtonProps } from './SearchButton/SearchButton.tsx';
export { MenuIcon } from './SidebarMenu/menuIcon.tsx';
export type { NavigationItem } from './SidebarMenu/NavigationItem.ts';
export {
  SidebarMenu,
  type SidebarMenuProps,
  type SidebarMenuLocaleText,
} from './SidebarMenu/SidebarMenu.tsx';
export { UserMenu, type UserMenuProps, type UserMenuLocaleText } from './UserMenu/UserMenu.tsx';
export {
  ViewListModal,
  type ViewListModalProps,
  type ViewListLocaleText,
} from './ViewListModal/ViewListModal.tsx';
export { ViewModal, type ViewModalProps, type ViewLocaleText } from './ViewModal/ViewModal.tsx';
export { Views, type ViewsProps } from './Views/Views.tsx';
export { listViewDetails, type ViewCommand, type ViewItem } from './Views/viewMenu.ts';
export type { ViewsLocaleText } from './Views/viewsLocaleText.ts';
