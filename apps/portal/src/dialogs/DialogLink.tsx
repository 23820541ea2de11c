import type { AnchorHTMLAttributes } from 'react';
import { PortalLink } from '../navigation/PortalLink.tsx';
import { useScreenLocation } from '../navigation/screenLocation.ts';
import { openingState, withDialog } from './dialogInUrl.ts';
import type { DialogTarget } from './Dialogs.ts';

interface DialogLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  dialog: DialogTarget;
}

/** A link that opens a dialog over the current screen. */
export function DialogLink({ dialog, ...rest }: DialogLinkProps) {
  const { search } = useScreenLocation();
  return <PortalLink {...rest} href={withDialog(search, dialog)} state={openingState} />;
}
