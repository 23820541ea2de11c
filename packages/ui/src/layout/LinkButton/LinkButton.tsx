import type { ReactNode } from 'react';
import { styled, useThemeProps } from '@mui/material/styles';
import { buttonLook } from '../../buttons/PlainButton.tsx';
import type { LinkComponent } from '../LinkComponent.ts';
import type { RootProps } from '../../theme/RootProps.ts';

export interface LinkButtonProps extends RootProps<HTMLAnchorElement> {
  /** As the host writes it: a path of the app, or an absolute address. */
  href: string;
  /** The host's link, which navigates by its router; `'a'` without one. */
  LinkComponent: LinkComponent;
  /** The one main action of the page. */
  primary?: boolean;
  /** Its words: where it leads. */
  children: ReactNode;
}

const Root = styled('a', { name: 'PortalLinkButton', slot: 'Root' })(buttonLook, { textDecoration: 'none' });

/** A link with the look of a button, for an action of a page that leads to another one. */
export function LinkButton(given: LinkButtonProps) {
  const props = useThemeProps({ props: given, name: 'PortalLinkButton' });
  const { LinkComponent, primary, ...root } = props;
  return <Root {...root} as={LinkComponent} data-primary={primary} />;
}
