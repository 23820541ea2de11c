import type { LinkProps } from '@portal/ui/controls';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from './PrefetchContext.ts';

/**
 * The link component for `@portal/ui`: a path of the app uses the router, any other URL is a plain link. Hover and
 * focus prefetch the code of the screen.
 */
export function PortalLink({ href, children, ...rest }: LinkProps) {
  const prefetchScreen = useContext(PrefetchContext);
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  const prefetch = () => prefetchScreen(href);
  return (
    <Link to={href} onPointerEnter={prefetch} onFocus={prefetch} {...rest}>
      {children}
    </Link>
  );
}
