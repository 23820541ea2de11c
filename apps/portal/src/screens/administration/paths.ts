/** The menu page of the area, to which the customer care forms return. */
export const ADMIN_PATH = '/Admin';
