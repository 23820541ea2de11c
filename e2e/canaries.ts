/** The names and keys by which the server of the journeys knows its services: to be found nowhere else. */
export const canaries = {
  BARCODE_API_USER_NAME: 'canary-barcode-name-5d1f',
  BARCODE_API_USER_KEY: 'canary-barcode-key-8f2c71e0a94b',
  GRANT_API_USER_NAME: 'canary-grant-name-77ab',
  GRANT_API_USER_KEY: 'canary-grant-key-e3960bd5c218',
};
