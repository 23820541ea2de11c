import useMediaQuery from '@mui/material/useMediaQuery';
import { sizes } from '../../theme/tokens.ts';

/**
 * Whether the window has room for a chart beside its table; yes while server rendering.
 * @param minHeight required window height in CSS pixels, for pages with much content above the table
 */
export function useRoomForChart(minHeight = 0): boolean {
  return useMediaQuery(`(min-width: ${sizes.narrowBelow}px) and (min-height: ${minHeight}px)`, {
    defaultMatches: true,
  });
}
