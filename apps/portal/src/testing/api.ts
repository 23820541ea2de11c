import type { BarcodePaths, GrantPaths, ProviderPaths } from '@portal/api-client';
import { createOpenApiHttp } from 'openapi-msw';

/** Responses of the provider API for stories, typed by the contract: a wrong path or field does not compile. */
export const providerResponses = createOpenApiHttp<ProviderPaths>();

/** The same for the barcode API, as the gateway passes it on. */
export const barcodeResponses = createOpenApiHttp<BarcodePaths>({ baseUrl: '/barcode' });

/** The same for the grant API, as the gateway passes it on. */
export const grantResponses = createOpenApiHttp<GrantPaths>({ baseUrl: '/grant' });
