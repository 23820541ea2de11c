/** Name of the product on error pages, in mails, and in authenticator apps and passkeys. */
export const PRODUCT_NAME = 'Customer Service Portal';
