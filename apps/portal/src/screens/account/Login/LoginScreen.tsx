import { LoginForm, type LoginFormProps } from '@portal/ui/account';
import { CenteredPage } from '@portal/ui/layout';
import { PRODUCT_NAME } from '../../../config/productName.ts';
import { PortalFooter } from '../../../navigation/PortalFooter.tsx';

/** User name and password, alone on the page. */
export function LoginScreen({ onLogin }: Pick<LoginFormProps, 'onLogin'>) {
  return (
    <CenteredPage title={PRODUCT_NAME} footer={<PortalFooter />}>
      <LoginForm onLogin={onLogin} />
    </CenteredPage>
  );
}
