import { pagePath } from '@portal/domain';
import { accountScreens } from '../screens/account/routes.ts';
import { administrationScreens } from '../screens/administration/routes.ts';
import { barcodeScreens } from '../screens/barcode/routes.ts';
import { campaignScreens } from '../screens/campaigns/routes.ts';
import { grantScreens } from '../screens/grants/routes.ts';
import { homeScreens } from '../screens/home/routes.ts';
import { reportScreens } from '../screens/reports/routes.ts';
import { tableauScreens } from '../screens/tableau/routes.ts';
import type { Screen } from './screen.ts';

/** Every screen that is built. What is not here is a menu page or an unknown path. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...accountScreens,
  ...campaignScreens,
  ...barcodeScreens,
  ...reportScreens,
  ...grantScreens,
  ...tableauScreens,
  ...administrationScreens,
];

/** The screen at an address of the app (below the base path; query and case do not matter). */
export function screenAt(address: string): Screen | undefined {
  const wanted = pagePath(address);
  return screens.find((screen) => pagePath(screen.path) === wanted);
}

/** Fetches the code of the screen at the address, before it is needed. */
export function prefetchScreen(address: string): void {
  // A failure shows when the screen is opened, which fetches again.
  screenAt(address)
    ?.load()
    .catch(() => {});
}
