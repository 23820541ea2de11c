import type { AnchorHTMLAttributes } from 'react';
import { RouteLink } from '../navigation/RouteLink.tsx';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import { openingState, withDialog } from './dialogInUrl.ts';
import type { DialogTarget } from './Dialogs.ts';

interface DialogLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  dialog: DialogTarget;
}

/** A link that opens a dialog over the current screen. */
export function DialogLink({ dialog, ...rest }: DialogLinkProps) {
  return <RouteLink {...rest} to={withDialog(useScreenLocation().search, dialog)} state={openingState} />;
}
