import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/** What every link of the library is given. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** As the host writes it: a path of the app, or an absolute address. */
  href: string;
  /** To the element itself, for menus that move the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The host's link: the library has no router. The host passes a component that turns `href` into a navigation of its
 * router, or `'a'` for plain links.
 */
export type LinkComponent = ComponentType<LinkProps> | 'a';
