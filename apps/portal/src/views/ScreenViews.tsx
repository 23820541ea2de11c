import { LazyComponent } from '@portal/ui/controls';
import { Page, PageTools } from '@portal/ui/layout';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useNavigationType } from 'react-router-dom';
import { toViewHref } from '@portal/domain';
import { findDefaultView, isDefaultViewPending, useSavedViews } from '../api/resources/savedViews.ts';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import type { ScreenWithViews } from '../navigation/screen.ts';
import { setScreenDensity } from '../state/preferences.ts';
import { type QueryReader, UrlStatesContext } from '../url/UrlStatesContext.ts';
import { useUrlState } from '../url/useUrlState.ts';
import type { ShownTable, ViewLook } from './ShownScreen.ts';
import { hasLook, listDifferences, viewInUrl } from './viewInUrl.ts';
import { type ViewScope, ViewScopeContext } from './ViewScopeContext.ts';

const loadControl = async () => (await import('./ViewsControl.tsx')).ViewsControl;

interface ScreenViewsProps {
  screen: ScreenWithViews;
  children: ReactNode;
}

/** A screen with saved views: it is shown as the open view defines it, with the menu of views next to its title. */
export function ScreenViews({ screen, children }: ScreenViewsProps) {
  const { data: views } = useSavedViews();
  const [isOpening, endOpening] = useIsOpening();
  if (isOpening) {
    // Otherwise the page would load what it shows without the view first.
    if (isDefaultViewPending(screen.path)) return <Page title={screen.title} />;
    const defaultView = findDefaultView(screen.path, views);
    if (defaultView) return <Navigate replace to={toViewHref(defaultView)} />;
    // A default that is chosen later, such as in another tab, does not replace what is shown.
    if (views) endOpening();
  }
  return <Scope screen={screen}>{children}</Scope>;
}

/**
 * Whether the screen was opened without a choice of what it shows; not by Back, which shows it as it was. And a function
 * that ends it.
 */
function useIsOpening(): [boolean, () => void] {
  const { key, search } = useScreenLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const [openedKey, setOpenedKey] = useState(isReturn ? null : key);
  return [key === openedKey && search === '', () => setOpenedKey(null)];
}

function Scope({ screen, children }: ScreenViewsProps) {
  const [inUrl, setInUrl] = useUrlState(viewInUrl);
  const { data: views } = useSavedViews();
  const view = views?.find(({ savedViewId }) => savedViewId === inUrl.view);
  const [states, setStates] = useState<ReadonlySet<QueryReader>>(new Set());
  const [table, setTable] = useState<ShownTable | null>(null);
  const [hasChart, setHasChart] = useState<boolean | null>(null);
  const addState = useCallback((state: QueryReader) => {
    setStates((now) => new Set(now).add(state));
    return () => setStates((now) => new Set([...now].filter((each) => each !== state)));
  }, []);

  const latest = useRef({ inUrl, view, setInUrl });
  useLayoutEffect(() => {
    latest.current = { inUrl, view, setInUrl };
  });
  const change = useCallback((changed: Partial<ViewLook>): boolean => {
    const now = latest.current;
    if (!now.view && !hasLook(now.inUrl)) return false;
    now.setInUrl({ ...now.inUrl, ...listDifferences(changed, now.view) }, { replace: true });
    return true;
  }, []);

  const density = inUrl.density ?? view?.density ?? null;
  useLayoutEffect(() => {
    setScreenDensity(density && { density, onChange: (chosen) => void change({ density: chosen }) });
    return () => setScreenDensity(null);
  }, [density, change]);

  const columns = inUrl.columns ?? view?.columns ?? null;
  const isChartShown = inUrl.hasChart ?? view?.hasChart ?? null;
  const scope = useMemo<ViewScope>(
    () => ({ columns, hasChart: isChartShown, change, setTable, setHasChart }),
    [columns, isChartShown, change],
  );
  // Appears after the first rows, in a place that is kept free; a failure to load it leaves the screen usable.
  const tools = useMemo(
    () => (
      <div style={{ minWidth: '6.25rem', minHeight: '1.625rem' }}>
        {table && <LazyComponent load={loadControl} props={{ screen, inUrl, states, table, hasChart }} />}
      </div>
    ),
    [screen, inUrl, states, table, hasChart],
  );
  return (
    <UrlStatesContext value={addState}>
      <ViewScopeContext value={scope}>
        <PageTools value={tools}>{children}</PageTools>
      </ViewScopeContext>
    </UrlStatesContext>
  );
}
