export type { MenuEntry } from '../menus/MenuEntry.ts';
export { AppLayout, type AppLayoutProps } from './AppLayout/AppLayout.tsx';
export { CenteredPage, type CenteredPageProps } from './CenteredPage/CenteredPage.tsx';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export type { LinkComponent, LinkProps } from './LinkComponent.ts';
export { MenuSearch, type MenuSearchProps } from './MenuSearch/MenuSearch.tsx';
export { Page, type PageProps } from './Page/Page.tsx';
export { SidebarMenu, type SidebarMenuProps } from './SidebarMenu/SidebarMenu.tsx';
export { UserMenu, type UserMenuProps } from './UserMenu/UserMenu.tsx';
