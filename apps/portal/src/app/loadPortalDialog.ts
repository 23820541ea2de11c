/** Loads the table of dialogs, which no page needs before one opens. */
export const loadPortalDialog = async () => (await import('./PortalDialog.tsx')).PortalDialog;
