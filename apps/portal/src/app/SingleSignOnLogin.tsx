import { SingleSignOnForm, type LoginFormProps } from '@portal/ui/account';
import { useEffect, useState } from 'react';
import { getSingleSignOn, hasSingleSignOnFailed } from '../api/session/singleSignOn.ts';
import { getUrlAfterLogin } from '../state/loginRedirect.ts';

/** The login form where the company has an identity provider; it leads back to the requested URL. */
export function SingleSignOnLogin({ onLogin }: Pick<LoginFormProps, 'onLogin'>) {
  const [returnTo, setReturnTo] = useState(getUrlAfterLogin);
  useEffect(() => {
    const update = () => setReturnTo(getUrlAfterLogin());
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, []);
  const singleSignOn = getSingleSignOn(returnTo);
  return (
    singleSignOn && (
      <SingleSignOnForm
        singleSignOn={singleSignOn}
        onLogin={onLogin}
        notice={hasSingleSignOnFailed() && 'The sign-in could not be completed. Try again.'}
      />
    )
  );
}
