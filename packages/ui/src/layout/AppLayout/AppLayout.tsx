import { type ReactNode, useEffect, useRef, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { SidebarIcon } from '../../controls/icons.tsx';
import { useControlledState } from '../../controls/useControlledState.ts';
import { sizes } from '../../theme/tokens.ts';
import { Link } from '../../theme/Link.ts';
import { AppLayoutContext } from './AppLayoutContext.ts';
import { Backdrop, FooterArea, Header, Main, Notice, Root, Sidebar, SkipLink } from './appLayoutStyles.ts';
import { type Localized, type RootProps, useLocalizedThemeProps } from '../../theme/styled.ts';

const appLayoutLocaleText = {
  skipToContent: 'Skip to content',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  /** Accessible name of the pages above the current one. */
  breadcrumbs: 'Breadcrumb',
};

/** Built-in English text of `AppLayout`; override it with `localeText`. */
export type AppLayoutLocaleText = typeof appLayoutLocaleText;

export interface AppLayoutProps extends RootProps<HTMLDivElement>, Localized<AppLayoutLocaleText> {
  /** At the left of the header: name of the product, with a link to its first page. */
  product: { name: ReactNode; href: string };
  /** The pages above the current one, outermost first; `href` is `null` for a group without a page of its own. */
  breadcrumbs?: readonly { label: string; href: string | null }[];
  /** What the current page is for; a `Page` without `facts` shows it below its title. */
  purpose?: string;
  /** Before `search`, usually a `StarButton` for the current page. It can appear later without moving the others. */
  placeTools?: ReactNode;
  /** Usually a `SearchButton`: before `tools`, or above the menu in a narrow window. */
  search?: ReactNode;
  /** Right side of the header, usually a `UserMenu`. */
  tools?: ReactNode;
  /** Content of the sidebar, usually a `SidebarMenu`. */
  menu: ReactNode;
  /** Between header and page: `NoticeBanner`s about the whole app. */
  notice?: ReactNode;
  /** Below the page, usually a `Footer`. */
  footer?: ReactNode;
  /** Whether the sidebar shows only icons. Uncontrolled with `defaultCollapsed`. */
  collapsed?: boolean;
  /** Initial state when `collapsed` is not given. */
  defaultCollapsed?: boolean;
  /** Called when the header button was pressed or a group expanded the sidebar. */
  onCollapsedChange?: (change: { collapsed: boolean }) => void;
  /** The page. */
  children: ReactNode;
}

const narrowWindow = `(max-width: ${sizes.narrowBelow - 0.02}px)`;

/**
 * App shell: header, sidebar, main and footer with landmarks and a skip link. It fills the window; sidebar
 * and main scroll independently. Below 900 px the sidebar is an overlay that the header button opens.
 * @alias app shell, frame
 */
export function AppLayout(inProps: AppLayoutProps) {
  const [props, strings] = useLocalizedThemeProps('PortalAppLayout', inProps, appLayoutLocaleText);
  const { product, breadcrumbs = [], purpose, placeTools, search, tools, ...others } = props;
  const { menu, notice, footer, children, onCollapsedChange, ...further } = others;
  const { collapsed: givenCollapsed, defaultCollapsed = false, ...root } = further;
  const [collapsed, setCollapsed] = useControlledState(givenCollapsed, defaultCollapsed, (next) =>
    onCollapsedChange?.({ collapsed: next }),
  );
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const mainRef = useRef<HTMLElement>(null);
  const sidebarRef = useRef<HTMLDivElement>(null);
  const menuButtonRef = useRef<HTMLButtonElement>(null);
  const isNarrow = useMediaQuery(narrowWindow);
  if (isOverlayOpen && !isNarrow) setOverlayOpen(false);

  useEffect(() => {
    if (isOverlayOpen) focusMenu(sidebarRef.current);
  }, [isOverlayOpen]);
  // Entries that are loaded after the menu has been opened.
  useEffect(() => {
    if (document.activeElement === sidebarRef.current) focusMenu(sidebarRef.current);
  }, [menu]);
  const closeOverlay = () => {
    setOverlayOpen(false);
    menuButtonRef.current?.focus();
  };

  const showsIconsOnly = collapsed && !isNarrow;
  const layout = { isNarrow, isCollapsed: showsIconsOnly, expand: () => setCollapsed(false), purpose };
  const toggle = () => (isNarrow ? setOverlayOpen(!isOverlayOpen) : setCollapsed(!collapsed));
  const isOpen = isNarrow ? isOverlayOpen : !collapsed;

  return (
    <AppLayoutContext value={layout}>
      <Root
        {...root}
        data-collapsed={showsIconsOnly || isNarrow}
        onKeyDown={(event) => event.key === 'Escape' && isOverlayOpen && closeOverlay()}
      >
        <SkipLink
          href="#main"
          onClick={(event) => {
            event.preventDefault(); // the host's router would handle a hash as a navigation
            mainRef.current?.focus();
          }}
        >
          {strings.skipToContent}
        </SkipLink>
        <Header>
          <IconButton
            ref={menuButtonRef}
            label={isOpen ? strings.collapse : strings.expand}
            aria-expanded={isOpen}
            aria-controls="sidebar"
            onClick={toggle}
          >
            <SidebarIcon size={18} />
          </IconButton>
          <Link href={product.href} className="PortalAppLayout-product">
            {product.name}
          </Link>
          <div className="PortalAppLayout-place">
            {breadcrumbs.length > 0 && (
              <nav aria-label={strings.breadcrumbs}>
                <ol>
                  {breadcrumbs.map(({ label, href }) => (
                    <li key={`${label} ${href}`}>
                      {href === null ? label : <Link href={href}>{label}</Link>}
                    </li>
                  ))}
                </ol>
              </nav>
            )}
          </div>
          {placeTools}
          {!isNarrow && search}
          {tools}
        </Header>
        {/* Always rendered, so that screen readers announce new content. */}
        <Notice aria-live="polite">{notice}</Notice>
        <Sidebar
          id="sidebar"
          ref={sidebarRef}
          tabIndex={-1}
          data-collapsed={showsIconsOnly}
          data-overlay={isOverlayOpen}
          inert={isNarrow && !isOverlayOpen}
          onClick={(event) =>
            (event.target as Element).closest('a, [aria-haspopup="dialog"]') && setOverlayOpen(false)
          }
        >
          {isNarrow && search}
          {menu}
        </Sidebar>
        {isOverlayOpen && <Backdrop onClick={closeOverlay} />}
        <Main id="main" ref={mainRef} tabIndex={-1} inert={isOverlayOpen}>
          {children}
        </Main>
        <FooterArea inert={isOverlayOpen}>{footer}</FooterArea>
      </Root>
    </AppLayoutContext>
  );
}

/** Focuses the first entry of the menu, which the search button is not; of an empty menu, the sidebar. */
function focusMenu(sidebar: HTMLElement | null) {
  (sidebar?.querySelector<HTMLElement>('li a, li button') ?? sidebar)?.focus();
}
