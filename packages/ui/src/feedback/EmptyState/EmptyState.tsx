import type { ReactNode } from 'react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** What is missing, such as `No parcels`. */
  children: ReactNode;
  /** One sentence on why, or on what would bring content. */
  hint?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

const Root = styled('div', { name: 'PortalEmptyState', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  paddingBlock: 6,
  color: theme.vars.palette.text.secondary,
  '& > :is(button, a)': { marginTop: 4 },
}));

/**
 * In place of content that does not exist: what is missing, why, and the next step.
 * @alias no data, blank slate, zero state, placeholder
 */
export function EmptyState(inProps: EmptyStateProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalEmptyState' });
  const { children, hint, action, ...root } = props;
  return (
    <Root {...root}>
      <span>{children}</span>
      {hint && <span>{hint}</span>}
      {action}
    </Root>
  );
}
