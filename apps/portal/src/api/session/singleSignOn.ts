import { LOGIN_PATH } from '@portal/domain';
import type { SingleSignOn } from '@portal/ui/account';
import { settings } from '../../config/settings.ts';
import type { LoginHistoryState } from '../../state/loginRedirect.ts';

/** The sign-in at the identity provider that ends at a URL of the portal; `undefined` if there is none. */
export function getSingleSignOn(returnTo: string): SingleSignOn | undefined {
  if (!settings.singleSignOn) return undefined;
  const { name, url, password } = settings.singleSignOn;
  return { name, password, href: `${url}?${new URLSearchParams({ returnTo })}` };
}

/**
 * The same in a new tab, so that the page and its input are kept. That tab hands its session to the login dialog of this
 * one, and closes.
 */
export function getSingleSignOnInNewTab(): SingleSignOn | undefined {
  const singleSignOn = getSingleSignOn(LOGIN_PATH);
  return singleSignOn && { ...singleSignOn, target: '_blank' };
}

/** Whether the login page is shown because a sign-in could not be completed. */
export function hasSingleSignOnFailed(): boolean {
  return (window.history.state as Partial<LoginHistoryState> | null)?.hasFailed === true;
}
