import { type ReactNode, use, useRef } from 'react';
import GlobalStyles from '@mui/system/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { useFormats } from '../../theme/formats.ts';
import { usePrintingTime } from '../../controls/useIsPrinting.ts';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { useAppLayout } from '../AppLayout/AppLayoutContext.ts';
import { PageTools } from './PageTools.ts';
import { useScrollableTabStop } from './useScrollableTabStop.ts';

const pageLocaleText = {
  /** At the bottom of printed pages. */
  printed: (time: string) => `Printed ${time}`,
  /** Before the number of a printed page. */
  page: 'Page',
  /** Between the number of a printed page and how many there are. */
  of: 'of',
};

/** Built-in English text of `Page`; override it with `localeText`. */
export type PageLocaleText = typeof pageLocaleText;

export interface PageProps extends RootProps<HTMLDivElement>, Localized<PageLocaleText> {
  /** The page's only `h1`. */
  title: string;
  /** Number of items or state of the item, beside the title. */
  count?: ReactNode;
  /** Quiet line below the title, such as the facts of a report; default: what the page is for, from `AppLayout`; `null`: none. */
  facts?: ReactNode;
  /** Buttons at the right of the title; at most one is primary. */
  actions?: ReactNode;
  /** Filters below the title. Not printed: on paper `ReportFacts` shows the chosen values. */
  filters?: ReactNode;
  /** Fills the remaining height; a `DataTable` in it scrolls by itself. */
  children?: ReactNode;
}

/** Where rows are scarce. */
const createLowStyles = ({ density, typography }: Theme, gap: number): CSSObject => ({
  '& .PortalPage-head': { paddingBlock: gap },
  '& .PortalPage-head[data-purpose]': {
    gridTemplate: `'title facts count tools actions' minmax(${typography.pxToRem(density.controlHeight)}, auto) / auto minmax(0, 1fr)`,
    columnGap: 0,
    // The count comes later than the facts, and must not move them.
    '& .PortalPage-name': { display: 'contents' },
    '& > *, & .PortalPage-count': { marginInlineStart: 12 },
    // A text that does not fit beside the buttons wraps to a second line, which is cut off.
    '& > p': {
      display: 'flex',
      flexWrap: 'wrap',
      height: 20,
      overflow: 'hidden',
      '&::before': { content: '""', height: 20 },
    },
  },
  '& .PortalPage-filters': { paddingBottom: gap },
  '& .PortalPage-content': { paddingBottom: gap },
});

const Root = styled('div', { name: 'PortalPage', slot: 'Root' })(({ theme }) => {
  const isCompact = theme.density.name === 'compact';
  return {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    '& .PortalPage-head': {
      display: 'grid',
      gridTemplate: "'title tools actions' auto 'facts facts facts' auto / minmax(0, 1fr) auto auto",
      alignItems: 'center',
      columnGap: 12,
      padding: `${theme.density.gap}px 20px`,
    },
    '& .PortalPage-name': {
      gridArea: 'title',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 12,
      minWidth: 0,
      minHeight: theme.typography.pxToRem(theme.density.controlHeight),
    },
    '& .PortalPage-title': {
      ...theme.typography.h1,
      margin: 0,
      minWidth: 0,
      overflowWrap: 'anywhere',
      // Clear of the line below.
      '&:focus-visible': { outlineOffset: -2, borderRadius: 4, padding: '0 6px', marginInline: -6 },
    },
    '& .PortalPage-facts': {
      ...theme.typography.body2,
      gridArea: 'facts',
      margin: 0,
      color: theme.vars.palette.text.secondary,
      overflowWrap: 'anywhere',
    },
    '& div.PortalPage-facts': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 12,
      paddingBottom: 4,
    },
    '& .PortalPage-count': {
      gridArea: 'count',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 12,
      minWidth: 0,
      '&:empty': { display: 'none' },
      overflowWrap: 'anywhere',
      color: theme.vars.palette.text.secondary,
    },
    '& .PortalPage-tools': { gridArea: 'tools', minWidth: 0 },
    '& .PortalPage-tools:last-child': { gridColumnEnd: 'actions' },
    '& .PortalPage-actions': {
      gridArea: 'actions',
      alignSelf: 'start',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 8,
    },
    '& .PortalPage-filters': { padding: `0 20px ${theme.density.gap}px` },
    '& .PortalPage-content': {
      flex: 1,
      // Some rows, also below a chart, where the window is low or enlarged: then all of the page scrolls.
      minHeight: 240,
      '& > figure ~ div': { minHeight: 200 },
      display: 'flex',
      flexDirection: 'column',
      overflow: 'auto',
      padding: `0 20px ${isCompact ? 12 : 16}px`,
    },
    [theme.breakpoints.up('md')]: isCompact
      ? createLowStyles(theme, 3)
      : { '@media (max-height: 860px)': createLowStyles(theme, 6) },
    [theme.breakpoints.down('lg')]: {
      '& .PortalPage-head, & .PortalPage-filters, & .PortalPage-content': { paddingInline: 16 },
    },
    [theme.breakpoints.down('md')]: {
      '& .PortalPage-head': {
        gridTemplate: "'title tools' auto 'facts facts' auto 'actions actions' auto / minmax(0, 1fr) auto",
        rowGap: 4,
      },
      '& .PortalPage-actions': { justifyContent: 'flex-start' },
    },
    '@media print': {
      display: 'block',
      height: 'auto',
      '& .PortalPage-head': { display: 'block', paddingTop: 0 },
      '& .PortalPage-head, & .PortalPage-content': { paddingInline: 0 },
      // Space below a full last sheet would begin another one.
      '& .PortalPage-content': { display: 'block', overflow: 'visible', paddingBottom: 0 },
      // Buttons and inputs do nothing on paper, and its readers know what the page is for.
      '& .PortalPage-actions, & .PortalPage-filters, & p.PortalPage-facts': { display: 'none' },
    },
  };
});

/** Layout of a screen: title with count and actions, a line below it, filters, content. */
export function Page(inProps: PageProps) {
  const [props, strings] = useLocalizedThemeProps('PortalPage', inProps, pageLocaleText);
  const { title, count, facts, actions, filters, children, ...root } = props;
  const layout = useAppLayout();
  const purpose = facts === null ? undefined : layout.purpose;
  const tools = use(PageTools);
  const contentRef = useRef<HTMLDivElement>(null);
  useScrollableTabStop(contentRef);
  return (
    <Root {...root}>
      <PrintedPages title={title} strings={strings} />
      {/* Not `:has(> p)` in the styles: each change of the page would restyle all of it. */}
      <div className="PortalPage-head" data-purpose={(!facts && Boolean(purpose)) || undefined}>
        <div className="PortalPage-name">
          <h1 className="PortalPage-title">{title}</h1>
          <div className="PortalPage-count">{count}</div>
        </div>
        {facts ? (
          <div className="PortalPage-facts">{facts}</div>
        ) : (
          purpose && <p className="PortalPage-facts">{purpose}</p>
        )}
        {tools && <div className="PortalPage-tools">{tools}</div>}
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
    </Root>
  );
}

/** Margins of printed pages, with title, time and page number at the bottom. */
function PrintedPages({ title, strings }: { title: string; strings: PageLocaleText }) {
  const { instant: formatInstant } = useFormats();
  const printed = strings.printed(formatInstant(usePrintingTime()?.toISOString()));
  const [page, of] = [JSON.stringify(`${strings.page} `), JSON.stringify(` ${strings.of} `)];
  return (
    <GlobalStyles<Theme>
      styles={({ typography }) => {
        const small = { fontFamily: typography.fontFamily, fontSize: '7.5pt' };
        return {
          '@page': {
            margin: '10mm 10mm 14mm',
            '@bottom-left': { ...small, content: JSON.stringify(title) },
            '@bottom-center': { ...small, content: JSON.stringify(printed) },
            '@bottom-right': { ...small, content: `${page} counter(page) ${of} counter(pages)` },
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
