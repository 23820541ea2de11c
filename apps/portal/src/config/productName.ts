/** Name of the product, in the header, on the login page and in the browser tab. */
export const PRODUCT_NAME = 'Customer Service Portal';
