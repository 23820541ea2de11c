import { lazy, Suspense } from 'react';
import { useSession } from '../state/session.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { loadSignedIn } from './loadSignedIn.ts';
import { Providers } from './Providers.tsx';
import { SignedOut } from './SignedOut.tsx';

const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));

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
