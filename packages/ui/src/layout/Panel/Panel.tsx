import { type ReactNode, useId } from 'react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { surfaceStyles } from '../../theme/surfaceStyles.ts';

export interface PanelProps extends RootProps<HTMLElement> {
  /** Heading of the section. */
  title: string;
  /** Quiet text beside the heading. */
  note?: ReactNode;
  children: ReactNode;
}

const Root = styled('section', { name: 'PortalPanel', slot: 'Root' })(({ theme }) => ({
  ...surfaceStyles(theme),
  minWidth: 0,
  padding: '12px 16px',
  '& > header': { display: 'flex', alignItems: 'baseline', gap: 8, marginBottom: 8 },
  '& > header > h2': { margin: 0, fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600 },
  '& > header > span': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
}));

/**
 * A section of a page on a surface of its own.
 * @alias card, section
 */
export function Panel(inProps: PanelProps) {
  const { title, note, children, ...root } = useThemeProps({ props: inProps, name: 'PortalPanel' });
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} {...root}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {note !== undefined && <span>{note}</span>}
      </header>
      {children}
    </Root>
  );
}
