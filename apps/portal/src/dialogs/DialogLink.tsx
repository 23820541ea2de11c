import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { RouteLink } from '../navigation/RouteLink.tsx';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import { isInUrl } from '../url/urlState.ts';
import { openingState, withDialog } from './dialogInUrl.ts';
import type { DialogTarget } from './Dialogs.ts';

interface DialogLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  dialog: DialogTarget;
}

/** A link that opens a dialog over the current screen. */
export function DialogLink({ dialog, onClick, ...rest }: DialogLinkProps) {
  const to = withDialog(useScreenLocation().search, dialog);
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (isInUrl(to)) event.preventDefault();
  }
  return <RouteLink {...rest} to={to} state={openingState} onClick={handleClick} />;
}
