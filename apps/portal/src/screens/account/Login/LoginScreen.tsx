import type { ReactNode } from 'react';
import { LoginForm, type LoginFormProps } from '@portal/ui/account';
import { CenteredPage } from '@portal/ui/layout';
import { PortalFooter } from '../../../navigation/PortalFooter.tsx';
import { ProductName } from '../../../navigation/ProductName.tsx';

interface LoginScreenProps extends Pick<LoginFormProps, 'onLogin'> {
  /** Shown instead of the form for user name and password. */
  children?: ReactNode;
}

/** User name and password, or another way to sign in, alone on the page. */
export function LoginScreen({ onLogin, children }: LoginScreenProps) {
  return (
    <CenteredPage
      title={<ProductName size={28} />}
      purpose="Campaigns, reports and access for staff"
      footer={<PortalFooter />}
    >
      {children ?? <LoginForm onLogin={onLogin} />}
    </CenteredPage>
  );
}
