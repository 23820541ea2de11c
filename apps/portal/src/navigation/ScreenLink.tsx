import { canOpenPath } from '@portal/domain';
import { LinkButton } from '@portal/ui/controls';
import type { ReactNode } from 'react';
import { PortalLink } from './PortalLink.tsx';
import { useShownPages } from './PagesContext.ts';

interface ScreenLinkProps {
  /** Path of a screen, without the base path. */
  to: string;
  children: ReactNode;
}

/** Page action that links to another screen; not rendered for users without access to it. */
export function ScreenLink({ to, children }: ScreenLinkProps) {
  const { tree, user } = useShownPages();
  if (!canOpenPath(tree, to, user)) return null;
  return (
    <LinkButton href={to} LinkComponent={PortalLink}>
      {children}
    </LinkButton>
  );
}
