import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouteLinkProps extends ComponentProps<'a'> {
  to: To;
  /** State of the new history entry. */
  state?: unknown;
}

/** A link to a path of the app. The router's own one brings the prefetching of its server framework to every page. */
export function RouteLink({ to, state, onClick, children, ...rest }: RouteLinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { state, target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
