import type { ProviderSchemas } from '@portal/api-client';
import type * as rows from '@portal/domain';
import { expectTypeOf, test } from 'vitest';

/**
 * What the screens show is typed by the domain, what comes is typed by the contract. The type check proves that
 * they are the same: neither has a field, or a value of one, that the other does not know.
 */
test('rows of the domain are rows of the contract, and the other way round', () => {
  expectTypeOf<rows.Mailer>().toExtend<ProviderSchemas['Mailer']>();
  expectTypeOf<ProviderSchemas['Mailer']>().toExtend<rows.Mailer>();
  expectTypeOf<keyof rows.Mailer>().toEqualTypeOf<keyof ProviderSchemas['Mailer']>();

  expectTypeOf<rows.PageRecord>().toExtend<ProviderSchemas['Page']>();
  expectTypeOf<ProviderSchemas['Page']>().toExtend<rows.PageRecord>();

  expectTypeOf<rows.StartPage>().toExtend<ProviderSchemas['StartPage']>();
  expectTypeOf<ProviderSchemas['StartPage']>().toExtend<rows.StartPage>();

  expectTypeOf<rows.SourceCode>().toExtend<ProviderSchemas['SourceCode']>();
  expectTypeOf<ProviderSchemas['SourceCode']>().toExtend<rows.SourceCode>();

  expectTypeOf<rows.Offer>().toExtend<ProviderSchemas['Offer']>();
  expectTypeOf<ProviderSchemas['Offer']>().toExtend<rows.Offer>();

  expectTypeOf<rows.User>().toExtend<ProviderSchemas['User']>();
  expectTypeOf<ProviderSchemas['User']>().toExtend<rows.User>();

  expectTypeOf<rows.Company>().toEqualTypeOf<ProviderSchemas['Company']>();
  expectTypeOf<rows.PortalStatus>().toEqualTypeOf<ProviderSchemas['PortalStatus']>();
});
