import type { ReactNode } from 'react';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import type { AsyncState } from '../AsyncState.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FailureBanner } from '../FailureBanner/FailureBanner.tsx';
import { ProgressLine } from '../ProgressLine/ProgressLine.tsx';
import { surfaceStyles } from '../../theme/surfaceStyles.ts';

const asyncContentLocaleText = {
  loading: (label: string) => `Loading ${label}`,
  refreshing: (label: string) => `Refreshing ${label}`,
  /** Shown while loading. */
  working: '[working...]',
  /** Shown without data. */
  empty: 'No Data Available',
};

/** Built-in English text of `AsyncContent`; override it with `localeText`. */
export type AsyncContentLocaleText = typeof asyncContentLocaleText;

export interface AsyncContentProps<T> extends RootProps<HTMLDivElement>, Localized<AsyncContentLocaleText> {
  /** Name of the content for screen readers, such as `Campaigns`. */
  label: string;
  /** The data, or its loading, empty or failed state. */
  state: AsyncState<T>;
  /** Renders the data; default: nothing, while something else shows them. */
  children?: (data: T) => ReactNode;
  /** The content fills the remaining height of a flex column and scrolls by itself. */
  fillHeight?: boolean;
}

const placeholderRowCount = 10;

const Root = styled('div', { name: 'PortalAsyncContent', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  '&[data-fills="true"]': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
  // The surface to come, with bars in the rhythm of its rows.
  '&[data-fills="true"][data-loading]': {
    ...surfaceStyles(theme),
    padding: '4px 16px',
    overflow: 'hidden',
    '&::after': {
      content: '""',
      flex: `0 1 ${placeholderRowCount * theme.density.rowHeight}px`,
      width: '60%',
      background: `repeating-linear-gradient(${theme.vars.palette.portal.hairline} 0 8px, transparent 8px ${theme.density.rowHeight}px)`,
    },
  },
}));
const SecondaryText = styled('p')(({ theme }) => ({
  // Not a margin, which would be outside of its parent: what is shown next would begin above.
  margin: 0,
  padding: '8px 0',
  color: theme.vars.palette.text.secondary,
}));

const aboveData = { flex: 'none', marginBottom: 8 } as const;

/**
 * Renders a panel in each state of its data: loading, empty, failed with Retry, ready. After a failed refresh the
 * older data stays visible. Tables do this themselves.
 * @alias loading state, suspense, skeleton
 */
export function AsyncContent<T>(inProps: AsyncContentProps<T>) {
  const [props, strings] = useLocalizedThemeProps('PortalAsyncContent', inProps, asyncContentLocaleText);
  const { label, state, children, fillHeight = false, ...root } = props;
  switch (state.status) {
    case 'loading':
      return (
        <Root {...root} aria-busy="true" data-loading data-fills={fillHeight}>
          <ProgressLine label={strings.loading(label)} />
          <SecondaryText>{strings.working}</SecondaryText>
        </Root>
      );
    case 'empty':
      return (
        <Root {...root}>
          <EmptyState>{strings.empty}</EmptyState>
        </Root>
      );
    case 'failed':
      if (state.olderData === undefined) return <FailureBanner {...root} label={label} failure={state} />;
      return (
        <Root {...root} data-fills={fillHeight}>
          <FailureBanner label={label} failure={state} style={aboveData} />
          {children?.(state.olderData)}
        </Root>
      );
    case 'ready':
      return (
        <Root {...root} aria-busy={state.refreshing} data-fills={fillHeight}>
          {state.refreshing && <ProgressLine label={strings.refreshing(label)} />}
          {children?.(state.data)}
        </Root>
      );
  }
}
