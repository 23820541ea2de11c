import type { ReactNode } from 'react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { Link } from '../../theme/Link.ts';

export interface FooterProps extends RootProps<HTMLElement> {
  /** Links at the right, in display order. */
  links: readonly { label: string; href: string }[];
  /** Secondary text at the left, such as the version. */
  note?: ReactNode;
}

const Root = styled('footer', { name: 'PortalFooter', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 28,
  padding: '0 16px',
  color: theme.vars.palette.text.secondary,
  '& > span': { flex: 1 },
  '& a': { display: 'inline-block', padding: '4px 0', color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '@media print': { display: 'none' },
}));

/**
 * Footer of the app shell.
 * @alias page footer
 */
export function Footer(inProps: FooterProps) {
  const { links, note, ...root } = useThemeProps({ props: inProps, name: 'PortalFooter' });
  return (
    <Root {...root}>
      <span>{note}</span>
      {links.map(({ label, href }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </Root>
  );
}
