import { settings } from '../../../config/settings.ts';
import { usePages } from '../../../navigation/usePages.ts';
import { useSession } from '../../../state/session.ts';
import logo from '../shared/logo.svg';

/** Only the logo, centered; users who cannot open any other page also see a contact. */
export function HomeScreen() {
  const pages = usePages();
  const username = useSession()?.user.username;
  const hasNoPage = pages.status === 'ready' && pages.data.menu.every(({ url }) => url === '/Home');
  return (
    <div style={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 16, height: '100%' }}>
      <img src={logo} alt="Customer Service Portal" width={160} height={160} />
      {hasNoPage && (
        <output style={{ maxWidth: '60ch', margin: 0, padding: '0 16px', textAlign: 'center' }}>
          {`You cannot open any page yet. Ask ${settings.accessContact} for access, and give your user name: ${username}.`}
        </output>
      )}
    </div>
  );
}
