import type { ComponentType } from 'react';
import { LoginForm, type LoginFormProps } from '@portal/ui/account';
import { CenteredPage } from '@portal/ui/layout';
import { PortalFooter } from '../../../navigation/PortalFooter.tsx';
import { ProductName } from '../../../navigation/ProductName.tsx';

interface LoginScreenProps extends Pick<LoginFormProps, 'onLogin'> {
  /** Default: user name and password. */
  form?: ComponentType<LoginFormProps> | undefined;
}

/** The login form, alone on the page. */
export function LoginScreen({ onLogin, form: Form = LoginForm }: LoginScreenProps) {
  return (
    <CenteredPage
      title={<ProductName size={28} />}
      purpose="Campaigns, reports and access for staff"
      footer={<PortalFooter />}
    >
      <Form onLogin={onLogin} />
    </CenteredPage>
  );
}
