import { About } from '@portal/ui/layout';
import { PRODUCT_NAME } from '../../../app/productName.ts';
import logo from '../logo.svg';

/** What the product is called, and which version it is. */
export function AboutScreen() {
  return <About title={PRODUCT_NAME} version="1.00" logo={logo} />;
}
