import { About } from '@portal/ui/layout';
import { PRODUCT_NAME } from '../../../config/productName.ts';
import logo from '../shared/logo.svg';

export function AboutScreen() {
  return <About title={PRODUCT_NAME} version="1.00" logo={logo} />;
}
