import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/** Props that the library passes to every link. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path within the host app, or an absolute URL. */
  href: string;
  /** Ref to the anchor element, for menus that move the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Link component of the host: the library has no router. The host passes a component that navigates with its
 * router, or `'a'`.
 */
export type LinkComponent = ComponentType<LinkProps> | 'a';
