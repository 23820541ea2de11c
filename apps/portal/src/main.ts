import '@portal/ui/fonts.css';
import './app/start.css';
import { setCompanyTimeZone } from '@portal/domain';
import { colorSchemeAttribute } from '@portal/ui/theme';
import { takeOverSession } from './api/session/sharedSession.ts';
import { getLoadFailureMessage, isLoadError, watchLoadErrors } from './chunks/loadFailure.ts';
import { reloadWhenServed } from './chunks/reloadWhenServed.ts';
import { settings } from './config/settings.ts';
import { getCurrentUrl } from './state/loginRedirect.ts';
import { getPreferences } from './state/preferences.ts';
import { canUsePortal, getSession, storeSession } from './state/session.ts';

async function start(root: HTMLElement): Promise<void> {
  watchLoadErrors();
  setCompanyTimeZone(settings.companyTimeZone, settings.companyZoneNames);
  if (!getSession()) {
    const session = await takeOverSession();
    if (session) storeSession(session);
  }
  if (canUsePortal()) {
    showEmptyFrame(root);
    // The data is requested before the code of the page runs, which would delay the requests.
    await requestData().catch(() => {});
  }
  try {
    const { renderApp } = await import('./app/renderApp.tsx');
    await renderApp(root);
  } catch (error) {
    const showFailure = (isBusy: boolean) => {
      const textContent = getLoadFailureMessage('The portal', isBusy);
      root.replaceChildren(Object.assign(document.createElement('p'), { role: 'alert', textContent }));
    };
    showFailure(false);
    if (!isLoadError(error)) throw error;
    await reloadWhenServed({ onBusy: () => showFailure(true) });
  }
}

/** Shows what the build has rendered of the frame until the app is rendered in its place. */
function showEmptyFrame(root: HTMLElement): void {
  const { colorMode, isMenuCollapsed } = getPreferences();
  const isDark =
    colorMode === 'dark' || (colorMode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(colorSchemeAttribute, isDark ? 'dark' : 'light');
  const template = document.querySelector<HTMLTemplateElement>('#empty-frame');
  if (template) root.replaceChildren(template.content.cloneNode(true));
  for (const element of root.querySelectorAll<HTMLElement>('[data-collapsed]'))
    element.dataset.collapsed = String(isMenuCollapsed);
}

async function requestData(): Promise<void> {
  const { prefetchRoute } = await import('./app/prefetchRoute.ts');
  await prefetchRoute(getCurrentUrl());
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
// Not awaited: the loaded code imports this module, which must be complete.
void start(root);
