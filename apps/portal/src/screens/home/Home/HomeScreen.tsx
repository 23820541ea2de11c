import { AsyncContent } from '@portal/ui/feedback';
import { use } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { isExtensionMissing } from '../../../api/failures.ts';
import { useHome } from '../../../api/resources/home.ts';
import { PRODUCT_NAME } from '../../../config/productName.ts';
import { settings } from '../../../config/settings.ts';
import { PagesContext } from '../../../navigation/PagesContext.ts';
import { useSession } from '../../../state/session.ts';
import logo from '../shared/logo.svg';
import { HomePanels } from './HomePanels.tsx';

/**
 * The logo (specification 1 §2), and below it what the day needs, if the provider has that extension. Users who cannot
 * open any other page see a contact.
 */
export function HomeScreen() {
  // Of the frame, not of the query, which can be ahead of it.
  const pages = use(PagesContext);
  const username = useSession()?.user.username;
  const home = useHome();
  const hasNoPage = pages?.menu.every(({ url }) => url === '/Home') ?? false;
  if (hasNoPage || isExtensionMissing(home.error)) {
    return (
      <div
        style={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 16, height: '100%' }}
      >
        <Logo size={160} />
        {hasNoPage && (
          <output style={{ maxWidth: '60ch', margin: 0, padding: '0 16px', textAlign: 'center' }}>
            {`You cannot open any page yet. Ask ${settings.accessContact} for access, and give your user name: ${username}.`}
          </output>
        )}
      </div>
    );
  }
  return (
    <div style={{ padding: '16px 20px 0', height: '100%', overflow: 'auto' }}>
      <div style={{ display: 'grid', justifyItems: 'center', padding: '4px 0 16px' }}>
        <Logo size={64} />
      </div>
      <AsyncContent label="Home" state={asyncState(home, pages ? home.data : undefined)}>
        {(data) => <HomePanels home={data} />}
      </AsyncContent>
    </div>
  );
}

function Logo({ size }: { size: number }) {
  return <img src={logo} alt={PRODUCT_NAME} width={size} height={size} />;
}
