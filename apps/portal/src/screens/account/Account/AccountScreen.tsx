import { LinkList, Page } from '@portal/ui/layout';
import { accountLinks } from '../shared/AccountTabs.tsx';

/** Links to the pages of the user's account. */
export function AccountScreen() {
  return (
    <Page title="Account">
      <LinkList label="Account" links={accountLinks} />
    </Page>
  );
}
