import { hasUnsavedChanges } from '@portal/ui/forms';
import { Activity, type ComponentType, type ReactElement, useMemo, useState } from 'react';
import { hasViews } from '../../navigation/screen.ts';
import { ScreenLocationContext, useScreenLocation } from '../../navigation/screenLocation.ts';
import { ScreenViews } from '../../views/ScreenViews.tsx';
import { FailureBoundary } from '../FailureBoundary.tsx';
import { findScreen } from '../screens.ts';
import { type KeptScreen, showScreen } from './showScreen.ts';

/**
 * The current screen and the last ones, hidden, so that Back shows them at once as they were. Hidden
 * screens still see the location that they were left at; their effects (queries, timers, polling) are stopped. One that
 * is left with unsaved changes is dropped.
 */
export function KeptScreens({ Content }: { Content: ComponentType }) {
  const location = useScreenLocation();
  const { pathname, key } = location;
  const [screens, setScreens] = useState<readonly KeptScreen<ReactElement>[]>([]);
  const view = useMemo(
    () => (
      <ScreenLocationContext value={location}>
        <FailureBoundary part="This page" resetKey={location.key}>
          {withViews(location.pathname, <Content />)}
        </FailureBoundary>
      </ScreenLocationContext>
    ),
    [location, Content],
  );
  const now = showScreen(screens, { pathname, key, view }, () => !hasUnsavedChanges());
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

function withViews(pathname: string, content: ReactElement) {
  const screen = findScreen(pathname);
  return screen && hasViews(screen) ? <ScreenViews screen={screen}>{content}</ScreenViews> : content;
}

/** The element of the shown screen; `null` when the frame shows something else. */
export function findShownScreen(): HTMLElement | null {
  const elements = document.querySelectorAll<HTMLElement>('[data-screen]');
  return [...elements].find(({ style }) => style.display !== 'none') ?? null;
}
