import type { ComponentProps } from 'react';
import { type To, useHref, useNavigate } from 'react-router-dom';

export interface RouteLinkProps extends ComponentProps<'a'> {
  to: To;
  /** State of the new history entry. */
  state?: unknown;
}

/** A link to a path of the app. The router's own one brings the prefetching of its server framework to every page. */
export function RouteLink({ to, state, onClick, children, ...rest }: RouteLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        const { href, target } = event.currentTarget;
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || target;
        if (event.defaultPrevented || opensElsewhere) return;
        event.preventDefault();
        // Compared with the address, not with what the router has rendered: a second click can come before that.
        void navigate(to, { state, replace: href === globalThis.location.href });
      }}
    >
      {children}
    </a>
  );
}
