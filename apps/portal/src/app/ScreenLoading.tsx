import { Page } from '@portal/ui/layout';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../navigation/screen.ts';

/** Placeholder while the code or access of a screen is loading: its heading, to avoid a layout shift. */
export function ScreenLoading() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.screen && !handle.screen.isUnrestricted ? <Page title={handle.screen.title} /> : null;
}
