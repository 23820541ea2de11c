import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';

export interface SidePanelsProps {
  /** Panels, stacked; without them the list takes the full width. */
  panels?: ReactNode;
  /** The list. */
  children: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  gap: 16,
  '& > .PortalSidePanels-list': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 0,
    minHeight: 0,
  },
  '& > .PortalSidePanels-panels': {
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    gap: theme.density.gap,
    width: 264,
    minHeight: 0,
    overflow: 'auto',
  },
  '@media screen and (max-width: 899px)': {
    flexDirection: 'column',
    flex: 'none',
    '& > .PortalSidePanels-list': { flex: 'none', height: 420 },
    '& > .PortalSidePanels-panels': { width: 'auto', minHeight: 320 },
  },
  '@media print': {
    display: 'block',
    '& > .PortalSidePanels-panels': { display: 'block', width: 'auto', overflow: 'visible', marginTop: 16 },
    '& > .PortalSidePanels-list': { display: 'block' },
    '& > .PortalSidePanels-panels button:not(.PortalTable-sort)': { display: 'none' },
  },
}));

/** A list with panels at its side, or below it in narrow windows. */
export function SidePanels({ panels, children }: SidePanelsProps) {
  if (!panels) return children;
  return (
    <Root>
      <div className="PortalSidePanels-list">{children}</div>
      <div className="PortalSidePanels-panels">{panels}</div>
    </Root>
  );
}
