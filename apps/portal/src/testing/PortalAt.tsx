import { createMemoryHistory, type RouterHistory } from '@tanstack/history';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../api/queryClient.ts';
import { signIn, type Credentials } from '../api/session/signIn.ts';
import type { DialogTarget } from '../dialogs/Dialogs.ts';
import { withDialog } from '../dialogs/dialogInUrl.ts';
import { createPortalRouter } from '../app/router.ts';
import { RouterView } from '../app/RouterView.tsx';
import { resolvePath } from '../navigation/history.ts';
import { LoginScreen } from '../screens/account/Login/LoginScreen.tsx';
import { storeSession, useSession } from '../state/session.ts';

export interface PortalAtProps {
  /** Below the base path, with its query. */
  address: string;
}

let currentHistory: RouterHistory | undefined;

/** Opens a dialog over the page of the current story. */
export function openDialog(...target: DialogTarget): void {
  currentHistory?.push(resolvePath(currentHistory, withDialog('', target)));
}

/** The portal at a URL, with the frame around the screen; the login page when no user is signed in. */
export function PortalAt({ address }: PortalAtProps) {
  const session = useSession();
  return session ? <SignedInAt address={address} /> : <LoginScreen onLogin={logIn} />;
}

function SignedInAt({ address }: PortalAtProps) {
  const [router] = useState(() => createPortalRouter(createMemoryHistory({ initialEntries: [address] })));
  useEffect(() => void (currentHistory = router.history), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterView router={router} />
    </QueryClientProvider>
  );
}

async function logIn(credentials: Credentials): Promise<void> {
  storeSession(await signIn(credentials));
}
