import type { ReactNode } from 'react';
import { styled } from '../../../theme/styled.ts';

export interface PanesProps {
  /** Left pane, for choosing an item, or a form. */
  master: ReactNode;
  /** Right pane: details of the chosen item, or what was sent with the form. */
  children: ReactNode;
  /** Width of the left pane in CSS pixels; default 300. `form`: as a form needs, with the window; in narrow windows the page scrolls. */
  width?: number | 'form';
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
  '& > [data-form]': { width: 'clamp(416px, 38%, 620px)', overflow: 'auto' },
  '@media screen and (max-width: 899px)': {
    flexDirection: 'column',
    // Some rows in both, also in a low window.
    minHeight: 560,
    '& > .PortalPanes-choose': { width: 'auto !important', flex: '0 1 45%' },
    '& > [data-form]': { flex: 'none' },
  },
  // Paper needs what was chosen, which is the heading of its pane; while nothing is, the list to choose from.
  '@media print': {
    display: 'block',
    '& > .PortalPanes-choose': { display: 'none' },
    '& > .PortalPanes-rest': { display: 'block' },
    // Forms and checkboxes between the details control only what the screen shows.
    '& form, & > .PortalPanes-rest > label': { display: 'none' },
    '&:has(> .PortalPanes-rest > .PortalPanes-hint:only-child)': {
      '& > .PortalPanes-choose': { display: 'block', width: 'auto !important' },
      '& > .PortalPanes-rest': { display: 'none' },
    },
  },
}));

/** Two panes that scroll independently; stacked in narrow windows. */
export function Panes({ master, children, width = 300 }: PanesProps) {
  return (
    <Root>
      <div
        className="PortalPanes-choose"
        {...(width === 'form' ? { 'data-form': true } : { style: { width } })}
      >
        {master}
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
  minHeight: theme.typography.pxToRem(theme.density.controlHeight),
  '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& > span': { flex: 1, color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '@media print': { '& > :not(h2, span)': { display: 'none' } },
}));

export interface PaneHeaderProps {
  /** Heading, such as `Users with the role JAS`. */
  title: string;
  /** Count beside the heading. */
  count?: string;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** Heading of a pane. */
export function PaneHeader({ title, count, actions }: PaneHeaderProps) {
  return (
    <Head>
      <h2>{title}</h2>
      <span>{count}</span>
      {actions}
    </Head>
  );
}

const SecondaryText = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

export interface PaneHintProps {
  /** One sentence. */
  children: ReactNode;
}

/** Hint in an empty pane on what to do first. */
export function PaneHint({ children }: PaneHintProps) {
  return <SecondaryText className="PortalPanes-hint">{children}</SecondaryText>;
}

/** Stacks the parts of a dialog or a pane vertically. */
export const PaneStack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.density.gap,
}));
