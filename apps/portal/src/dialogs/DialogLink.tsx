import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { RouteLink } from '../navigation/RouteLink.tsx';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import { isOpening, openingState, withDialog } from './dialogInUrl.ts';
import type { DialogTarget } from './Dialogs.ts';

interface DialogLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  dialog: DialogTarget;
}

/** A link that opens a dialog over the current screen. */
export function DialogLink({ dialog, onClick, ...rest }: DialogLinkProps) {
  const { search } = useScreenLocation();
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (isOpening(dialog)) event.preventDefault();
  }
  return <RouteLink {...rest} to={withDialog(search, dialog)} state={openingState} onClick={handleClick} />;
}
