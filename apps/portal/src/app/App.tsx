import { lazy, Suspense, useState } from 'react';
import { useSession } from '../state/session.ts';
import type { SessionUser } from '../state/storedSession.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { getLoadedSignedIn, loadSignedIn } from './loadSignedIn.ts';
import { Providers } from './Providers.tsx';
import { SignedOut } from './SignedOut.tsx';

const LazySignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));

const RequiredSecondFactor = lazy(async () => ({
  default: (await import('../screens/account/SecondFactor/SecondFactorScreen.tsx')).RequiredSecondFactor,
}));

/**
 * The portal has two parts. Without a session only the login page is loaded: no router, queries or screens. With a
 * session the router and its screens are rendered. The key remounts them for another user.
 */
export function App() {
  const session = useSession();
  return (
    <Providers>
      <AppErrorBoundary>
        <Suspense fallback={null}>
          {session ? <SignedInApp key={session.user.username} user={session.user} /> : <SignedOut />}
        </Suspense>
      </AppErrorBoundary>
    </Providers>
  );
}

/**
 * Renders preloaded code at once. `lazy` would suspend briefly even then, and after a suspension React shows the
 * fallback for at least 300 ms.
 */
function SignedInApp({ user }: { user: SessionUser }) {
  const [SignedIn] = useState(() => getLoadedSignedIn()?.SignedIn ?? LazySignedIn);
  return user.lacksSecondFactor ? <RequiredSecondFactor user={user} /> : <SignedIn />;
}
