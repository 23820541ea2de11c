import { auditHandlers } from './audit/handlers.ts';
import { authenticationHandlers } from './authentication/handlers.ts';
import { passwordInvalidBodyHandlers, passwordHandlers } from './authentication/changePassword.ts';
import { campaignHandlers } from './campaigns/handlers.ts';
import { campaignInvalidBodyHandlers } from './campaigns/saveCampaign.ts';
import { companyAccessHandlers } from './companyAccess/handlers.ts';
import { companyHandlers } from './companies/handlers.ts';
import { dashboardPageHandlers } from './dashboardPages/handlers.ts';
import { defaultValueHandlers } from './defaultValues/handlers.ts';
import type { ProviderHandlers, ProviderInvalidBodyHandlers } from '../../contract/handlers.ts';
import { homeHandlers } from './home/handlers.ts';
import { mailerInvalidBodyHandlers, mailerHandlers } from './mailers/handlers.ts';
import { messageHandlers } from './messages/handlers.ts';
import { offerHandlers } from './offers/handlers.ts';
import { pageHandlers } from './pages/handlers.ts';
import { passkeyHandlers } from './secondFactor/passkeyHandlers.ts';
import { placeHandlers } from './places/handlers.ts';
import { portalStatusHandlers } from './portalStatus/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { reportViewHandlers } from './reportViews/handlers.ts';
import { roleHandlers } from './roles/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { savedViewHandlers } from './savedViews/handlers.ts';
import { secondFactorHandlers } from './secondFactor/handlers.ts';
import { singleSignOnHandlers } from './singleSignOn/handlers.ts';
import { sourceCodeHandlers } from './sourceCodes/handlers.ts';
import { startPageHandlers } from './startPages/handlers.ts';
import { storeHandlers } from './stores/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { userRoleHandlers } from './userRoles/handlers.ts';

export const providerHandlers: ProviderHandlers = {
  ...auditHandlers,
  ...authenticationHandlers,
  ...campaignHandlers,
  ...companyAccessHandlers,
  ...companyHandlers,
  ...dashboardPageHandlers,
  ...defaultValueHandlers,
  ...homeHandlers,
  ...mailerHandlers,
  ...messageHandlers,
  ...offerHandlers,
  ...pageHandlers,
  ...passwordHandlers,
  ...passkeyHandlers,
  ...placeHandlers,
  ...portalStatusHandlers,
  ...reportHandlers,
  ...reportViewHandlers,
  ...roleHandlers,
  ...searchHandlers,
  ...savedViewHandlers,
  ...secondFactorHandlers,
  ...singleSignOnHandlers,
  ...sourceCodeHandlers,
  ...startPageHandlers,
  ...storeHandlers,
  ...userHandlers,
  ...userRoleHandlers,
};

export const providerInvalidBodyHandlers: ProviderInvalidBodyHandlers = {
  ...campaignInvalidBodyHandlers,
  ...mailerInvalidBodyHandlers,
  ...passwordInvalidBodyHandlers,
};
