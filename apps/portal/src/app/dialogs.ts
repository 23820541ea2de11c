import { canOpenPath, isAdministrator, recordPages } from '@portal/domain';
import type { DialogLoaders } from '../dialogs/Dialogs.ts';
import type { Pages } from '../navigation/usePages.ts';
import { administrationDialogs } from '../screens/administration/dialogs.ts';
import { campaignDialogs, sourceDialogs } from '../screens/campaigns/dialogs.ts';
import { reportDialogs } from '../screens/reports/dialogs.ts';

/** The dialogs that the user may use. For convenience only: the server checks every call. */
export function listDialogs({ tree, user }: Pages): Partial<DialogLoaders> {
  return {
    ...reportDialogs,
    ...(isAdministrator(user) && administrationDialogs),
    ...(canOpenPath(tree, recordPages.campaign, user) && campaignDialogs),
    ...(canOpenPath(tree, recordPages.source, user) && sourceDialogs),
  };
}
