import { Page } from '@portal/ui/layout';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './screen.ts';

/** The place of a screen whose code or access is not known yet: its heading, so that nothing moves when it comes. */
export function ScreenOnTheWay() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.screen && !handle.screen.isOpen ? <Page title={handle.screen.title} /> : null;
}
