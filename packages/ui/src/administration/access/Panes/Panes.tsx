import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

export interface PanesProps {
  /** What one chooses in, at the left. */
  choose: ReactNode;
  /** What belongs to the choice. */
  children: ReactNode;
  /** Width of the left one in CSS pixels; default 300. */
  width?: number;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  gap: 16,
  '& > .PortalPanes-choose': {
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    gap: theme.density.gap,
    minHeight: 0,
  },
  '& > .PortalPanes-rest': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: theme.density.gap,
    minWidth: 0,
    minHeight: 0,
  },
  '@media (max-width: 899px)': {
    flexDirection: 'column',
    '& > .PortalPanes-choose': { width: 'auto !important', flex: '0 1 45%' },
  },
}));

/** Two panes side by side, each with its own scroll; one below the other where the window is narrow. */
export function Panes({ choose, children, width = 300 }: PanesProps) {
  return (
    <Root>
      <div className="PortalPanes-choose" style={{ width }}>
        {choose}
      </div>
      <div className="PortalPanes-rest">{children}</div>
    </Root>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: theme.density.controlHeight,
  '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& > span': { flex: 1, color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

export interface PaneHeadProps {
  /** What the pane shows: `Users with the role JAS`. */
  title: string;
  /** How many there are, beside the title. */
  count?: string;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The heading of a pane. */
export function PaneHead({ title, count, actions }: PaneHeadProps) {
  return (
    <Head>
      <h2>{title}</h2>
      <span>{count}</span>
      {actions}
    </Head>
  );
}

const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

export interface PaneHintProps {
  /** One sentence. */
  children: ReactNode;
}

/** What to do first, where nothing has been chosen yet. */
export function PaneHint({ children }: PaneHintProps) {
  return <Quiet>{children}</Quiet>;
}

/** Parts of a dialog or a pane, one below the other. */
export const PaneStack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.density.gap,
}));
