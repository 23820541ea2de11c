import { recordPages } from '@portal/domain';

/** The dialogs that add something: the label of their action, and the page that has it. */
export const additions = {
  addCampaign: { label: 'Add Campaign', page: recordPages.campaign },
  addSource: { label: 'Add Source', page: recordPages.source },
  addUser: { label: 'ADD USER', page: recordPages.user },
  addCompany: { label: 'Add company', page: '/Admin/Companies' },
  addPortalPage: { label: 'Add page', page: '/Admin/Pages' },
  addStartPage: { label: 'Add start page', page: '/Admin/StartPages' },
  addDashboardPage: { label: 'Add dashboard page', page: '/Admin/DashboardPages' },
} as const;

export type AddDialog = keyof typeof additions;
