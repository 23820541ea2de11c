import type { DialogLoaders } from '../dialogs/Dialogs.ts';
import { administrationDialogs } from '../screens/administration/dialogs.ts';
import { campaignDialogs } from '../screens/campaigns/dialogs.ts';
import { reportDialogs } from '../screens/reports/dialogs.ts';

export const dialogs: DialogLoaders = {
  ...administrationDialogs,
  ...campaignDialogs,
  ...reportDialogs,
};
