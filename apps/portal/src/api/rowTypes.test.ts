import type { ProviderSchemas } from '@portal/api-client';
import type { Mailer, Offer, PageRecord, SourceCode, StartPage, User } from '@portal/domain';
import { expectTypeOf, test } from 'vitest';

/**
 * What the screens show is typed by the domain, what comes is typed by the contract. The type check proves that
 * they are the same: neither has a field, or a value of one, that the other does not know.
 */
test('rows of the domain are rows of the contract, and the other way round', () => {
  expectTypeOf<Mailer>().toExtend<ProviderSchemas['Mailer']>();
  expectTypeOf<ProviderSchemas['Mailer']>().toExtend<Mailer>();
  expectTypeOf<keyof Mailer>().toEqualTypeOf<keyof ProviderSchemas['Mailer']>();

  expectTypeOf<PageRecord>().toExtend<ProviderSchemas['Page']>();
  expectTypeOf<ProviderSchemas['Page']>().toExtend<PageRecord>();

  expectTypeOf<StartPage>().toExtend<ProviderSchemas['StartPage']>();
  expectTypeOf<ProviderSchemas['StartPage']>().toExtend<StartPage>();

  expectTypeOf<SourceCode>().toExtend<ProviderSchemas['SourceCode']>();
  expectTypeOf<ProviderSchemas['SourceCode']>().toExtend<SourceCode>();

  expectTypeOf<Offer>().toExtend<ProviderSchemas['Offer']>();
  expectTypeOf<ProviderSchemas['Offer']>().toExtend<Offer>();

  expectTypeOf<User>().toExtend<ProviderSchemas['User']>();
  expectTypeOf<ProviderSchemas['User']>().toExtend<User>();
});
