import '@portal/ui/fonts.css';
import 'virtual:global-styles.css';
import { setCompanyTimeZone } from '@portal/domain';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { takeOverSession } from './api/session/sharedSession.ts';
import { App } from './app/App.tsx';
import { loadSignedIn } from './app/loadSignedIn.ts';
import { prefetchRoute } from './app/prefetchRoute.ts';
import { watchLoadErrors } from './chunks/loadFailure.ts';
import { settings } from './config/settings.ts';
import { getCurrentUrl } from './state/loginRedirect.ts';
import { getSession, storeSession } from './state/session.ts';

async function start(root: HTMLElement): Promise<void> {
  watchLoadErrors();
  setCompanyTimeZone(settings.companyTimeZone);
  if (!getSession()) {
    const session = await takeOverSession();
    if (session) storeSession(session);
  }
  // Data is requested before rendering, because rendering would delay the requests.
  if (getSession()) await Promise.allSettled([openSignedIn(), prefetchRoute(getCurrentUrl())]);
  // As a transition, so that the browser stays responsive.
  startTransition(() => createRoot(root, { onRecoverableError: reportCause }).render(<App />));
}

/** Reports what was thrown in a render that React repeated, not only that it repeated one. */
function reportCause(error: unknown): void {
  reportError(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

async function openSignedIn(): Promise<void> {
  const { openCurrentScreen } = await loadSignedIn();
  await openCurrentScreen();
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
// Not awaited: the loaded code imports this module, which must be complete.
void start(root);
