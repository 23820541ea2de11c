import { useEffect, useRef, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button, buttonStyles } from '../../controls/Button/Button.tsx';
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx';

/** Sign-in at the identity provider of the company. */
export interface SingleSignOn {
  /** What users know it by, after "Sign in with". */
  name: string;
  /** URL that leads there; not a path of the host app. */
  href: string;
  /** In a new tab, which the label then announces; in this one when omitted. */
  target?: '_blank';
  /** Whether user name and password are shown too: always, when asked for, or never. */
  password: 'shown' | 'onRequest' | 'none';
}

export interface SingleSignOnFormProps extends Omit<LoginFormProps, 'secondary'> {
  singleSignOn: SingleSignOn;
}

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

const SignInLink = styled('a')(buttonStyles, {
  textDecoration: 'none',
  // Companies may have long names.
  height: 'auto',
  padding: '6px 12px',
  whiteSpace: 'normal',
  textAlign: 'center',
});

const Or = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));

/**
 * Sign-in at the identity provider of the company, and below it the login form, if passwords are accepted.
 * @alias SSO, OpenID Connect
 */
export function SingleSignOnForm({ singleSignOn, notice, ...form }: SingleSignOnFormProps) {
  const { name, href, target, password } = singleSignOn;
  const [isRequested, setIsRequested] = useState(false);
  const linkRef = useRef<HTMLAnchorElement>(null);
  // After the effect of the login form, which takes the focus when it is requested.
  useEffect(() => linkRef.current?.focus(), []);
  return (
    <Root>
      {notice && <div>{notice}</div>}
      <SignInLink ref={linkRef} href={href} target={target} data-variant="primary">
        Sign in with {name}
        {target && ' (new tab)'}
      </SignInLink>
      {(password === 'shown' || isRequested) && (
        <>
          <Or>or with a password</Or>
          <LoginForm {...form} secondary />
        </>
      )}
      {password === 'onRequest' && !isRequested && (
        <Button variant="ghost" onClick={() => setIsRequested(true)}>
          Use a password
        </Button>
      )}
    </Root>
  );
}
