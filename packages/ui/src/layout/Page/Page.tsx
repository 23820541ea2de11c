import { type ReactNode, useRef } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useThemeProps } from '@mui/material/styles';
import { formatInstant } from '@portal/domain';
import { usePrintingTime } from '../../controls/useIsPrinting.ts';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { useScrollableTabStop } from './useScrollableTabStop.ts';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';

export interface PageProps extends RootProps<HTMLDivElement> {
  /** The page's only `h1`. */
  title: string;
  /** Number of items or state of the item, beside the title. */
  count?: ReactNode;
  /** Buttons at the right of the title; at most one is primary. */
  actions?: ReactNode;
  /** Filters below the title. Not printed: on paper `ReportFacts` shows the chosen values. */
  filters?: ReactNode;
  /** Below the content, usually the paging bar. */
  bottom?: ReactNode;
  /** Fills the remaining height; a `DataTable` in it scrolls by itself. */
  children?: ReactNode;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalPage?: ComponentThemeOptions<PageProps>;
  }
}

const Root = styled('div', { name: 'PortalPage', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 320,
  '& .PortalPage-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: theme.density.controlHeight + 8,
    padding: '2px 16px',
  },
  '& .PortalPage-title': { ...theme.typography.h1, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& .PortalPage-count': {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .PortalPage-actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .PortalPage-filters': { padding: `0 16px ${theme.density.gap}px` },
  '& .PortalPage-content': {
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'auto',
    padding: '0 16px',
  },
  '& .PortalPage-bottom': { padding: '0 16px' },
  '@media print': {
    display: 'block',
    height: 'auto',
    '& .PortalPage-head': { paddingTop: 0, minHeight: 0 },
    '& .PortalPage-head, & .PortalPage-content, & .PortalPage-bottom': { paddingInline: 0 },
    '& .PortalPage-content': { display: 'block', overflow: 'visible' },
    // Buttons and inputs do nothing on paper.
    '& .PortalPage-actions, & .PortalPage-filters': { display: 'none' },
  },
}));

/** Layout of a screen: title with count and actions, filters, content, bottom bar. */
export function Page(inProps: PageProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalPage' });
  const { title, count, actions, filters, bottom, children, ...root } = props;
  const contentRef = useRef<HTMLDivElement>(null);
  useScrollableTabStop(contentRef);
  return (
    <Root {...root}>
      <PrintedPages title={title} />
      <div className="PortalPage-head">
        <h1 className="PortalPage-title">{title}</h1>
        <div className="PortalPage-count">{count}</div>
        {actions && <div className="PortalPage-actions">{actions}</div>}
      </div>
      {filters && <div className="PortalPage-filters">{filters}</div>}
      <div className="PortalPage-content" ref={contentRef}>
        {/* A rendering error in the content leaves title, filters and paging usable; new content resets
            the error. */}
        <ErrorBoundary resetKey={children} shouldCatch={isRenderError}>
          {children}
        </ErrorBoundary>
      </div>
      {bottom && <div className="PortalPage-bottom">{bottom}</div>}
    </Root>
  );
}

/** Margins of printed pages, with title, time and page number at the bottom. */
function PrintedPages({ title }: { title: string }) {
  const time = formatInstant(usePrintingTime()?.toISOString());
  return (
    <GlobalStyles
      styles={({ typography }) => {
        const small = { fontFamily: typography.fontFamily, fontSize: '7.5pt' };
        return {
          '@page': {
            margin: '10mm 10mm 14mm',
            '@bottom-left': { ...small, content: JSON.stringify(title) },
            '@bottom-center': { ...small, content: JSON.stringify(`Printed ${time}`) },
            '@bottom-right': { ...small, content: '"Page " counter(page) " of " counter(pages)' },
          },
        };
      }}
    />
  );
}

/**
 * Failures to load code must reach the host's error boundary, which can reload the page. The message differs
 * by browser.
 */
function isRenderError(error: unknown): boolean {
  return !/dynamically imported module|importing a module script/i.test(String(error));
}
