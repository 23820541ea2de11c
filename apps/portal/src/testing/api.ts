import type { ProviderPaths } from '@portal/api-client';
import { createOpenApiHttp } from 'openapi-msw';

/** Answers of the provider API for stories, typed by the contract: a wrong path or field does not compile. */
export const providerAnswers = createOpenApiHttp<ProviderPaths>();
