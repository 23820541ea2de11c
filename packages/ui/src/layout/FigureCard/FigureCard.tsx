import type { ReactNode } from 'react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { surfaceStyles } from '../../theme/surfaceStyles.ts';
import { Link } from '../../theme/Link.ts';

export interface FigureCardProps extends RootProps<HTMLElement> {
  /** What is counted. */
  label: string;
  /** The figure, formatted. */
  value: string;
  /** Comparison or period, below the figure. */
  note?: ReactNode;
  /** Report with the same figure, if there is one. */
  href?: string | undefined;
  /** Usually a `Sparkline`. */
  chart?: ReactNode;
  /** Below, such as links to the largest parts of the figure. */
  children?: ReactNode;
}

const Root = styled('article', { name: 'PortalFigureCard', slot: 'Root' })(({ theme }) => ({
  ...surfaceStyles(theme),
  minWidth: 0,
  padding: '12px 16px',
  '& > :is(a, span)': {
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& > a:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '& > div': {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 16,
    marginTop: 4,
  },
  '& strong': {
    display: 'block',
    fontSize: '1.75rem',
    lineHeight: '2.125rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
  },
  '& small': {
    display: 'block',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    color: theme.vars.palette.text.secondary,
  },
}));

/**
 * A figure with its course and a link to the report it is from.
 * @alias statistic, KPI, metric
 */
export function FigureCard(inProps: FigureCardProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalFigureCard' });
  const { label, value, note, href, chart, children, ...root } = props;
  return (
    <Root aria-label={label} {...root}>
      {href === undefined ? <span>{label}</span> : <Link href={href}>{label}</Link>}
      <div>
        <span>
          <strong>{value}</strong>
          {note !== undefined && <small>{note}</small>}
        </span>
        {chart}
      </div>
      {children}
    </Root>
  );
}
