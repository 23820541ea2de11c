import type { LinkProps } from '@portal/ui/layout';
import { Link } from 'react-router-dom';
import { prefetchScreen } from './screens.ts';

/**
 * The link the library draws with: a path of the app goes through the router, any other address is a plain link.
 * Pointing at a path fetches the code of its screen, so that a click finds it there.
 */
export function PortalLink({ href, children, ...rest }: LinkProps) {
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
