import { resolveStartUrl } from '@portal/domain';
import { providerApi } from '../api/queryHooks.ts';
import { useShownPages } from '../navigation/PagesContext.ts';
import { Redirect } from '../navigation/Redirect.tsx';
import { useSession } from '../state/session.ts';

/** Redirects the root of the app to the user's start page, or to the default from the menu. */
export function StartRedirect() {
  const { menu } = useShownPages();
  const startPage = useSession()?.user.startPage ?? '';
  // A start page is a path or a name; only a name has to be looked up.
  const isName = startPage !== '' && !startPage.startsWith('/');
  const startPages = providerApi.useQuery('get', '/api/startpage', {}, { enabled: isName });
  if (isName && startPages.isPending) return null;
  return <Redirect to={resolveStartUrl({ startPage, startPages: startPages.data ?? [], menu })} />;
}
