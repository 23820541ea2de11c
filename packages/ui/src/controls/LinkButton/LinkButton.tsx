import type { ReactNode } from 'react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { type ButtonVariant, buttonStyles } from '../Button/Button.tsx';
import { Link } from '../../theme/Link.ts';

export interface LinkButtonProps extends RootProps<HTMLAnchorElement> {
  /** Path within the host app, or an absolute URL. */
  href: string;
  /** `primary`: the main action of the page; at most one. */
  variant?: Exclude<ButtonVariant, 'destructive'>;
  /** Label: where the link leads. */
  children: ReactNode;
}

const Root = styled('a', { name: 'PortalLinkButton', slot: 'Root' })(buttonStyles, {
  textDecoration: 'none',
});

/** Link that looks like a button, for actions that open another page. */
export function LinkButton(inProps: LinkButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalLinkButton' });
  const { variant, ...root } = props;
  return <Root {...root} as={Link} data-variant={variant} />;
}
