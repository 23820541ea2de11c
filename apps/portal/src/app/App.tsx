import { lazy, Suspense } from 'react';
import { useSession } from '../state/session.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { Providers } from './Providers.tsx';
import { loadSignedIn, loadSignedOut } from './halves.ts';

const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));
const SignedOut = lazy(async () => ({ default: (await loadSignedOut()).SignedOut }));

/**
 * The portal has two halves. Without a login there is the login page and nothing else: no router, no query, no
 * screen is even fetched. With one there is the router and what it leads to. The key starts the second half
 * afresh for another user.
 */
export function App() {
  const session = useSession();
  return (
    <Providers>
      <AppErrorBoundary>
        <Suspense fallback={null}>
          {session ? <SignedIn key={session.user.username} /> : <SignedOut />}
        </Suspense>
      </AppErrorBoundary>
    </Providers>
  );
}
