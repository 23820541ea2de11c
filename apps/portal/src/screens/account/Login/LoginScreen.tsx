import { LoginForm, type LoginFormProps } from '@portal/ui/account';
import { CenteredPage } from '@portal/ui/layout';
import { PortalFooter } from '../../../navigation/PortalFooter.tsx';
import { ProductName } from '../../../navigation/ProductName.tsx';

/** User name and password, alone on the page. */
export function LoginScreen({ onLogin }: Pick<LoginFormProps, 'onLogin'>) {
  return (
    <CenteredPage
      title={<ProductName size={28} />}
      purpose="Campaigns, reports and access for staff"
      footer={<PortalFooter />}
    >
      <LoginForm onLogin={onLogin} />
    </CenteredPage>
  );
}
