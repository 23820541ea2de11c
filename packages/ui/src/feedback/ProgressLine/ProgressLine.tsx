import { keyframes } from '@emotion/react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';

export interface ProgressLineProps extends RootProps<HTMLDivElement> {
  /** Accessible name: what is loading. */
  label: string;
}

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const Root = styled('div', { name: 'PortalProgressLine', slot: 'Root' })(({ theme }) => ({
  position: 'absolute',
  zIndex: 4,
  top: 0,
  insetInlineStart: 0,
  insetInlineEnd: 0,
  height: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
  '&::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.main,
    forcedColorAdjust: 'none',
    animation: `${slide} 1.2s linear infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '&::after': { width: '100%', animation: 'none', opacity: 0.5 },
  },
}));

/**
 * Indeterminate progress bar along the top edge of its positioned parent; does not affect the layout.
 * @alias loader, spinner, progress bar
 */
export function ProgressLine(inProps: ProgressLineProps) {
  const { label, ...root } = useThemeProps({ props: inProps, name: 'PortalProgressLine' });
  // `<progress>` cannot be styled like this in all browsers.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <Root role="progressbar" aria-label={label} {...root} />;
}
