import { canReachPath } from '@portal/domain';
import { LinkButton } from '@portal/ui/layout';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { PortalLink } from './PortalLink.tsx';
import type { Pages } from './usePages.ts';

interface ScreenLinkProps {
  /** Address of a screen, below the base path. */
  to: string;
  children: ReactNode;
}

/** A way from one screen to another, for the actions of a page; nothing for a user who does not reach it. */
export function ScreenLink({ to, children }: ScreenLinkProps) {
  const { tree, user } = useOutletContext<Pages>();
  if (!canReachPath(tree, to, user)) return null;
  return (
    <LinkButton href={to} LinkComponent={PortalLink}>
      {children}
    </LinkButton>
  );
}
