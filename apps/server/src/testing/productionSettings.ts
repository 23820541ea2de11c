/** What production requires besides a database; every service is embedded. */
export const embeddedServices = {
  PROVIDER_API_URL: 'embedded',
  BARCODE_API_URL: 'embedded',
  GRANT_API_URL: 'embedded',
  REPORTING_SERVER_URL: 'embedded',
};

/** Settings that production accepts; nothing listens at the address of the database. */
export const productionSettings = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://portal:Sx8-long-and-random@db.example/portal',
  ...embeddedServices,
};
