import { LazyComponent } from '@portal/ui/controls';
import { useEffect } from 'react';
import { useLoginRequest } from '../../state/loginRequest.ts';

export const loadLoginDialog = async () => (await import('./LoginDialogModal.tsx')).LoginDialogModal;

/** Shows the login dialog while a save waits for it. If its code fails to load, the save fails. */
export function LoginDialog() {
  const request = useLoginRequest();
  // It ends with the session, also while the code of the dialog is being loaded.
  useEffect(() => () => request?.finish(false), [request]);
  return (
    request && (
      <LazyComponent load={loadLoginDialog} props={{ request }} onLoadError={() => request.finish(false)} />
    )
  );
}
