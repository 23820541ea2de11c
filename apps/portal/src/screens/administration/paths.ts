/** The menu page of the area, to which the forms for customer care lead back. */
export const ADMIN_PATH = '/Admin';
