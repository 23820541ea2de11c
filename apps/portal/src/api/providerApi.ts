import createHooks from 'openapi-react-query';
import { clients } from './clients.ts';

/** Query hooks of the provider API, by method and path of the contract. */
export const providerApi = createHooks(clients.provider);
