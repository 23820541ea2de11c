import type { BarcodePaths, GrantPaths, ProviderPaths } from '@portal/api-client';
import { createOpenApiHttp } from 'openapi-msw';

/** Answers of the provider API for stories, typed by the contract: a wrong path or field does not compile. */
export const providerAnswers = createOpenApiHttp<ProviderPaths>();

/** The same for the barcode API, as the gateway passes it on. */
export const barcodeAnswers = createOpenApiHttp<BarcodePaths>({ baseUrl: '/barcode' });

/** The same for the grant API, as the gateway passes it on. */
export const grantAnswers = createOpenApiHttp<GrantPaths>({ baseUrl: '/grant' });
