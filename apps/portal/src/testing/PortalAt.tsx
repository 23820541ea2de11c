import { useEffect, useState } from 'react';
import { createMemoryRouter, type DataRouter } from 'react-router-dom';
import type { Credentials } from '@portal/ui/account';
import { signIn } from '../api/session/signIn.ts';
import type { DialogTarget } from '../dialogs/Dialogs.ts';
import { withDialog } from '../dialogs/dialogInUrl.ts';
import { createPortalRoutes, PortalRoutes } from '../app/router.tsx';
import { LoginScreen } from '../screens/account/Login/LoginScreen.tsx';
import { storeSession, useSession } from '../state/session.ts';

export interface PortalAtProps {
  /** Below the base path, with its query. */
  address: string;
}

let currentRouter: DataRouter | undefined;

/** Opens a dialog over the page of the current story. */
export function openDialog(...target: DialogTarget): void {
  void currentRouter?.navigate(withDialog('', target));
}

/** The portal at a URL, with the frame around the screen; the login page when no user is signed in. */
export function PortalAt({ address }: PortalAtProps) {
  const session = useSession();
  return session ? <SignedInAt address={address} /> : <LoginScreen onLogin={logIn} />;
}

function SignedInAt({ address }: PortalAtProps) {
  const [router] = useState(() => createMemoryRouter(createPortalRoutes(), { initialEntries: [address] }));
  useEffect(() => void (currentRouter = router), [router]);
  return <PortalRoutes router={router} />;
}

async function logIn(credentials: Credentials): Promise<void> {
  storeSession(await signIn(credentials));
}
