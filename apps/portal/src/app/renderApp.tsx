import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { canUsePortal } from '../state/session.ts';
import { App } from './App.tsx';
import { loadSignedIn } from './loadSignedIn.ts';

/** Renders the portal; for a signed-in user when the screen of the current URL is loaded. */
export async function renderApp(root: HTMLElement): Promise<void> {
  // Code that fails to load is reported by the error boundary of the app.
  if (canUsePortal()) await openSignedIn().catch(() => {});
  // As a transition, so that the browser stays responsive.
  startTransition(() => createRoot(root, { onRecoverableError: reportCause }).render(<App />));
}

async function openSignedIn(): Promise<void> {
  const { openCurrentScreen } = await loadSignedIn();
  await openCurrentScreen();
}

/** Reports what was thrown in a render that React repeated, not only that it repeated one. */
function reportCause(error: unknown): void {
  reportError(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
