import type { LinkProps } from '@portal/ui/theme';
import { useContext, useRef } from 'react';
import { PrefetchContext } from './PrefetchContext.ts';
import { RouteLink } from './RouteLink.tsx';

/** A pointer that only crosses a link is shorter on it; what is prefetched is still fresh when the link is pressed. */
const restMs = 100;

/**
 * The link component for `@portal/ui`: a path of the app uses the router, any other URL is a plain link. A pointer
 * or the focus that rests on it prefetches code and data of the screen.
 */
export function PortalLink({ href, children, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  const timer = useRef<number>(undefined);
  const cancel = () => window.clearTimeout(timer.current);
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  const start = () => {
    cancel();
    timer.current = window.setTimeout(() => prefetch(href), restMs);
  };
  return (
    <RouteLink
      to={href}
      onPointerEnter={start}
      onPointerLeave={cancel}
      onFocus={start}
      onBlur={cancel}
      // Pressed: the navigation requests the same itself.
      onPointerDown={cancel}
      {...rest}
    >
      {children}
    </RouteLink>
  );
}
