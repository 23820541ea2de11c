import '@portal/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadSignedIn } from './app/loadSignedIn.ts';
import { openAhead } from './app/openAhead.ts';
import { shownAddress } from './state/loginAddress.ts';
import { currentSession } from './state/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

if (currentSession()) {
  loadSignedIn().catch(() => {});
  openAhead(shownAddress());
}
createRoot(root).render(<App />);
