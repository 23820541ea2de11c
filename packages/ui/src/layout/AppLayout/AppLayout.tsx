import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { IconButton } from '../../buttons/IconButton.tsx';
import { SidebarIcon } from '../../icons/icons.tsx';
import { useControlledState } from '../../state/useControlledState.ts';
import { sizes } from '../../theme/tokens.ts';
import type { LinkComponent } from '../LinkComponent.ts';
import { AppLayoutContext } from './AppLayoutContext.ts';
import { Backdrop, FooterArea, Header, Main, Notice, Root, Sidebar, SkipLink } from './appLayoutStyles.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';

const appLayoutWords = {
  skip: 'Skip to content',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
};

/** The words of a `AppLayout`. */
export type AppLayoutWords = typeof appLayoutWords;

export interface AppLayoutProps extends RootProps<HTMLDivElement> {
  /** Name of the product, at the left of the header; leads to `homeHref`. */
  productName: ReactNode;
  /** Where the product's name leads. */
  homeHref: string;
  /** The host's link, which navigates by its router; `'a'` without one. */
  LinkComponent: LinkComponent;
  /** Where the user is, beside the product's name. */
  place?: ReactNode;
  /** Before the tools, usually a `MenuSearch`; in a narrow window above the menu. */
  search?: ReactNode;
  /** At the right of the header, usually a `UserMenu`. */
  tools?: ReactNode;
  /** In the sidebar, usually a `SidebarMenu`. */
  menu: ReactNode;
  /** Between header and page: `NoticeBand`s about the app as a whole. */
  notice?: ReactNode;
  /** At the bottom, usually a `Footer`. */
  footer?: ReactNode;
  /** The sidebar shows only icons. Uncontrolled with `defaultCollapsed`. */
  collapsed?: boolean;
  /** How it begins when `collapsed` is not given. */
  defaultCollapsed?: boolean;
  /** The button in the header was pressed, or a group opened the sidebar again. */
  onCollapsedChange?: (change: { collapsed: boolean }) => void;
  /** The page. */
  children: ReactNode;
  /** Other words than the English ones. */
  localeText?: Partial<AppLayoutWords>;
}

const narrowWindow = `(max-width: ${sizes.narrowBelow - 0.02}px)`;

/**
 * The frame of an app: header, sidebar, main and footer with their landmarks and a skip link. It fills the window;
 * sidebar and main scroll by themselves. Below 900 px the sidebar lies over the page and is opened from the header.
 */
export function AppLayout(given: AppLayoutProps) {
  const [props, words] = useThemed('PortalAppLayout', given, appLayoutWords);
  const { productName, homeHref, LinkComponent: Link, place, search, tools, ...others } = props;
  const { menu, notice, footer, children, onCollapsedChange, ...further } = others;
  const { collapsed: givenCollapsed, defaultCollapsed = false, ...root } = further;
  const [collapsed, setCollapsed] = useControlledState(givenCollapsed, defaultCollapsed, (next) =>
    onCollapsedChange?.({ collapsed: next }),
  );
  const [overlayOpen, setOverlayOpen] = useState(false);
  const mainRef = useRef<HTMLElement>(null);
  const sidebarRef = useRef<HTMLDivElement>(null);
  const menuButtonRef = useRef<HTMLButtonElement>(null);
  const isNarrow = useNarrowWindow(() => setOverlayOpen(false));

  useEffect(() => {
    const sidebar = sidebarRef.current;
    // Not the search: it would bring up the keyboard of a phone.
    if (overlayOpen) (sidebar?.querySelector<HTMLElement>('a, button') ?? sidebar)?.focus();
  }, [overlayOpen]);
  const closeOverlay = () => {
    setOverlayOpen(false);
    menuButtonRef.current?.focus();
  };

  const showsIconsOnly = collapsed && !isNarrow;
  const layout = useMemo(
    () => ({ narrow: isNarrow, collapsed: showsIconsOnly, expand: () => setCollapsed(false) }),
    [isNarrow, showsIconsOnly, setCollapsed],
  );
  const toggle = () => (isNarrow ? setOverlayOpen(!overlayOpen) : setCollapsed(!collapsed));
  const isOpen = isNarrow ? overlayOpen : !collapsed;

  return (
    <AppLayoutContext value={layout}>
      <Root {...root} onKeyDown={(event) => event.key === 'Escape' && overlayOpen && closeOverlay()}>
        <SkipLink
          href="#main"
          onClick={(event) => {
            event.preventDefault(); // a hash would be a navigation for the host's router
            mainRef.current?.focus();
          }}
        >
          {words.skip}
        </SkipLink>
        <Header>
          <IconButton
            ref={menuButtonRef}
            label={isOpen ? words.collapse : words.expand}
            aria-expanded={isOpen}
            aria-controls="sidebar"
            onClick={toggle}
          >
            <SidebarIcon size={18} />
          </IconButton>
          <Link href={homeHref} className="PortalAppLayout-product">
            {productName}
          </Link>
          <div className="PortalAppLayout-place">{place}</div>
          {!isNarrow && search}
          {tools}
        </Header>
        {/* Always there: screen readers announce what comes into it. */}
        <Notice aria-live="polite">{notice}</Notice>
        <Sidebar
          id="sidebar"
          ref={sidebarRef}
          tabIndex={-1}
          data-collapsed={showsIconsOnly}
          data-overlay={overlayOpen}
          inert={isNarrow && !overlayOpen}
          onClick={(event) => (event.target as Element).closest('a') && setOverlayOpen(false)}
        >
          {isNarrow && search}
          {menu}
        </Sidebar>
        {overlayOpen && <Backdrop onClick={closeOverlay} />}
        <Main id="main" ref={mainRef} tabIndex={-1} inert={overlayOpen}>
          {children}
        </Main>
        <FooterArea inert={overlayOpen}>{footer}</FooterArea>
      </Root>
    </AppLayoutContext>
  );
}

function useNarrowWindow(onChange: () => void): boolean {
  const onChangeRef = useRef(onChange);
  useEffect(() => {
    onChangeRef.current = onChange;
  });
  const subscribe = useCallback((changed: () => void) => {
    const query = matchMedia(narrowWindow);
    const listen = () => {
      changed();
      onChangeRef.current();
    };
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrowWindow).matches,
    () => false,
  );
}
