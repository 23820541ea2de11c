import type { ReactNode } from 'react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { surfaceStyles } from '../../theme/surfaceStyles.ts';

export interface CenteredPageProps extends RootProps<HTMLDivElement> {
  /** The page's `h1`. */
  title: ReactNode;
  /** One quiet line below the title: what the product is for. */
  purpose?: string;
  /** Content of the card. */
  children: ReactNode;
  /** Usually a `Footer`. */
  footer?: ReactNode;
}

const Root = styled('div', { name: 'PortalCenteredPage', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: theme.vars.palette.portal.frame,
  '& main': {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    padding: '12vh 16px 32px',
  },
  '& h1': { ...theme.typography.h1, display: 'flex', alignItems: 'center', gap: 10, margin: 0 },
  '& h1 + p': { margin: '4px 0 0', color: theme.vars.palette.text.secondary, textAlign: 'center' },
  '& .PortalCenteredPage-card': {
    width: 'min(360px, 100%)',
    ...surfaceStyles(theme),
    marginTop: 20,
    padding: 24,
  },
}));

/** Page outside the app shell with one small card: login, fatal errors. */
export function CenteredPage(inProps: CenteredPageProps) {
  const { title, purpose, children, footer, ...root } = useThemeProps({
    props: inProps,
    name: 'PortalCenteredPage',
  });
  return (
    <Root {...root}>
      <main>
        <h1>{title}</h1>
        {purpose && <p>{purpose}</p>}
        <div className="PortalCenteredPage-card">{children}</div>
      </main>
      {footer}
    </Root>
  );
}
