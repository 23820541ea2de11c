import { Page } from '@portal/ui/layout';
import { useScreenLocation } from '../navigation/screenLocation.ts';
import { findScreen } from './screens.ts';

/** Placeholder while the code or access of a screen is loading: its heading, to avoid a layout shift. */
export function ScreenLoading() {
  const screen = findScreen(useScreenLocation().pathname);
  return screen && !screen.isUnrestricted ? <Page title={screen.title} /> : null;
}
