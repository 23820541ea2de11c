import { lazy, Suspense, useState } from 'react';
import { useSession } from '../state/session.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { fetchedSignedIn, loadSignedIn } from './loadSignedIn.ts';
import { Providers } from './Providers.tsx';
import { SignedOut } from './SignedOut.tsx';

const LazySignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));

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
          {session ? <SignedInHalf key={session.user.username} /> : <SignedOut />}
        </Suspense>
      </AppErrorBoundary>
    </Providers>
  );
}

/**
 * What has been fetched on the way is drawn at once. `lazy` would wait for it again, if only for a moment, and React
 * shows nothing for 300 ms once something had to be waited for.
 */
function SignedInHalf() {
  const [SignedIn] = useState(() => fetchedSignedIn()?.SignedIn ?? LazySignedIn);
  return <SignedIn />;
}
