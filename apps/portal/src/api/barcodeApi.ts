import createHooks from 'openapi-react-query';
import { clients } from './clients.ts';

/** Query hooks of the barcode API, by method and path of its contract. */
export const barcodeApi = createHooks(clients.barcode);
