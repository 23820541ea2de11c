import createHooks from 'openapi-react-query';
import { clients } from './clients.ts';

/** Query hooks of the provider API, by method and path of its contract. The login page works without them. */
export const providerApi = createHooks(clients.provider);

/** Query hooks of the barcode API. */
export const barcodeApi = createHooks(clients.barcode);
