import { canOpenPath } from '@portal/domain';
import { LinkButton } from '@portal/ui/controls';
import { useNavigate } from 'react-router-dom';
import { useShownPages } from '../navigation/PagesContext.ts';
import { usePageAction } from './pageActions.ts';

interface ActionLinkProps {
  /** Path of a screen, without the base path. */
  to: string;
  /** Shortcut, as in `aria-keyshortcuts`: `Alt+N`. */
  keys?: string;
  children: string;
}

/** Page action that links to another screen; not rendered for users without access to it. */
export function ActionLink({ to, keys, children }: ActionLinkProps) {
  const { tree, user } = useShownPages();
  const navigate = useNavigate();
  const isAllowed = canOpenPath(tree, to, user);
  usePageAction({ label: children, run: () => void navigate(to), keys }, isAllowed);
  return (
    isAllowed && (
      <LinkButton href={to} aria-keyshortcuts={keys}>
        {children}
      </LinkButton>
    )
  );
}
