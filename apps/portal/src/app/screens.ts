import { toPagePath } from '@portal/domain';
import { accountScreens } from '../screens/account/routes.ts';
import { administrationScreens } from '../screens/administration/routes.ts';
import { barcodeScreens } from '../screens/barcode/routes.ts';
import { campaignScreens } from '../screens/campaigns/routes.ts';
import { grantScreens } from '../screens/grants/routes.ts';
import { homeScreens } from '../screens/home/routes.ts';
import { reportScreens } from '../screens/reports/routes.ts';
import { embeddedReportScreens } from '../screens/embedded-reports/routes.ts';
import type { Screen } from '../navigation/screen.ts';

/** All screens. Other paths are menu pages or unknown. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...accountScreens,
  ...campaignScreens,
  ...barcodeScreens,
  ...reportScreens,
  ...grantScreens,
  ...embeddedReportScreens,
  ...administrationScreens,
];

/** The screen for a URL without the base path; query and case are ignored. */
export function findScreen(address: string): Screen | undefined {
  const targetPath = toPagePath(address);
  return screens.find((screen) => toPagePath(screen.path) === targetPath);
}
