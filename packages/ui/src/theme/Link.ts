import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type Ref,
  useContext,
} from 'react';

/** Props that the library passes to every link. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path within the host app, or an absolute URL. */
  href: string;
  /** Ref to the anchor element, for menus that move the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Component that navigates with the router of the host: the library has none. */
export type LinkComponent = ComponentType<LinkProps> | 'a';

/** Link component of a part of the app, such as the part within its router; `PortalThemeProvider` sets it for the whole. */
export const LinkContext = createContext<LinkComponent>('a');

/** A link by the router of the host. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
