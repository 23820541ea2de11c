import { hasUnsavedChanges } from '@portal/ui/forms';
import { Activity, type ReactElement, useMemo, useState } from 'react';
import { useNavigation, useOutlet } from 'react-router-dom';
import { hasViews } from '../../navigation/screen.ts';
import { ScreenLocationContext, useScreenLocation } from '../../navigation/screenLocation.tsx';
import { ScreenViews } from '../../views/ScreenViews.tsx';
import { findScreen } from '../screens.ts';
import { type KeptScreen, showScreen } from './showScreen.ts';

/**
 * The screen of the current route, and the last ones, hidden, so that Back shows them at once as they were. Hidden
 * screens still see the location that they were left at; their effects (queries, timers, polling) are stopped. One that
 * is left with unsaved changes is dropped.
 */
export function KeptScreens() {
  const outlet = useOutlet();
  const location = useScreenLocation();
  const { pathname, key } = location;
  const [screens, setScreens] = useState<readonly KeptScreen<ReactElement>[]>([]);
  const view = useMemo(
    () => <ScreenLocationContext value={location}>{withViews(pathname, outlet)}</ScreenLocationContext>,
    [location, pathname, outlet],
  );
  // A screen that is about to be left is not rendered again.
  const isLeaving = useNavigation().state !== 'idle' && screens.length > 0;
  const now = isLeaving ? screens : showScreen(screens, { pathname, key, view }, () => !hasUnsavedChanges());
  if (now !== screens) setScreens(now);
  const shown = now.at(-1);
  // Always in the same order, because an element that is moved loses its scroll position.
  return now
    .toSorted((one, other) => one.id - other.id)
    .map((screen) => (
      <Activity key={screen.id} mode={screen === shown ? 'visible' : 'hidden'}>
        <div data-screen="" style={{ display: 'contents' }}>
          {screen.view}
        </div>
      </Activity>
    ));
}

function withViews(pathname: string, outlet: ReactElement | null) {
  const screen = findScreen(pathname);
  return screen && hasViews(screen) ? <ScreenViews screen={screen}>{outlet}</ScreenViews> : outlet;
}

/** The element of the shown screen; `null` when the frame shows something else. */
export function findShownScreen(): HTMLElement | null {
  const elements = document.querySelectorAll<HTMLElement>('[data-screen]');
  return [...elements].find(({ style }) => style.display !== 'none') ?? null;
}
