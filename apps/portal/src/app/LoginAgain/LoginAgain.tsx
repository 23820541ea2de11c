import { useCallback } from 'react';
import { useLoginRequest } from '../../state/loginAgain.ts';
import { useCode } from '../useCode.ts';

/** Loads the login dialog. */
export const loadLoginAgain = () => import('./LoginAgainModal.tsx');

/** Shows the login dialog while a save waits for it. If its code fails to load, the save fails. */
export function LoginAgain() {
  const request = useLoginRequest();
  const giveUp = useCallback(() => request?.answer(false), [request]);
  const code = useCode(request !== null, loadLoginAgain, giveUp);
  return request && code ? <code.LoginAgainModal request={request} /> : null;
}
