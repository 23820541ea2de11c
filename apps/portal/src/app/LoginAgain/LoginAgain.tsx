import { useCallback } from 'react';
import { useLoginRequest } from '../../state/loginAgain.ts';
import { useCode } from '../useCode.ts';

/** Fetches the login form that stands over a page. */
export const loadLoginAgain = () => import('./LoginAgainModal.tsx');

/** Shows the login form over the page while a save waits for it. Without its code the save fails as it would have. */
export function LoginAgain() {
  const request = useLoginRequest();
  const giveUp = useCallback(() => request?.answer(false), [request]);
  const code = useCode(request !== null, loadLoginAgain, giveUp);
  return request && code ? <code.LoginAgainModal request={request} /> : null;
}
