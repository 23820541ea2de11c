import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { buttonLook } from '../../buttons/PlainButton.tsx';
import type { LinkComponent } from '../LinkComponent.ts';

export interface LinkButtonProps {
  /** As the host writes it: a path of the app, or an absolute address. */
  href: string;
  LinkComponent: LinkComponent;
  /** The one main action of the page. */
  primary?: boolean;
  children: ReactNode;
}

const Root = styled('a')(buttonLook, { textDecoration: 'none' });

/** A link with the look of a button, for an action of a page that leads to another one. */
export function LinkButton({ href, LinkComponent, primary, children }: LinkButtonProps) {
  return (
    <Root as={LinkComponent} href={href} data-primary={primary}>
      {children}
    </Root>
  );
}
