import '@portal/ui/fonts.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadSignedIn } from './app/loadSignedIn.ts';
import { openAhead } from './app/openAhead.ts';
import { shownAddress } from './state/loginAddress.ts';
import { currentSession } from './state/session.ts';

async function start(root: HTMLElement): Promise<void> {
  // The data is asked for before anything is drawn: drawing would keep the browser from asking.
  if (currentSession()) await Promise.allSettled([loadSignedIn(), openAhead(shownAddress())]);
  // In steps: between them the browser can answer the user.
  startTransition(() => createRoot(root).render(<App />));
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
// Not awaited here: the code that is fetched needs this module to be complete.
void start(root);
