import { DEFAULT_TIME_ZONE, GRANT_ROWS_PER_PAGE } from '@portal/domain';
import { basePath } from './env.ts';
import { parseSettings } from './parseSettings.ts';

/** Settings of this installation, read once from the data block that the server writes into `index.html`. */
export const settings = parseSettings(document.getElementById('portal-settings')?.textContent, {
  accessContact: 'an administrator of the portal',
  privacyUrl: `${basePath}/privacy.html`,
  termsUrl: `${basePath}/terms.html`,
  reportingServerUrl: '/reporting',
  grantRowsPerPage: GRANT_ROWS_PER_PAGE,
  companyTimeZone: DEFAULT_TIME_ZONE,
});
