import { useCallback } from 'react';
import { useLoginRequest } from '../../state/loginRequest.ts';
import { useLazyModule } from '../../dialogs/useLazyModule.ts';

/** Loads the login dialog. */
export const loadLoginDialogModal = () => import('./LoginDialogModal.tsx');

/** Shows the login dialog while a save waits for it. If its code fails to load, the save fails. */
export function LoginDialog() {
  const request = useLoginRequest();
  const cancel = useCallback(() => request?.finish(false), [request]);
  const lazyModule = useLazyModule(request !== null, loadLoginDialogModal, cancel);
  return request && lazyModule ? <lazyModule.LoginDialogModal request={request} /> : null;
}
