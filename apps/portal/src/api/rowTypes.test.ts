import type { ProviderSchemas as Contract } from '@portal/api-client';
import type * as rows from '@portal/domain';
import { expectTypeOf, test } from 'vitest';

/** Each is assignable to the other, field by field. */
type Same<Row, Answer> = [Row, Answer] extends [Answer, Row] ? true : false;

/**
 * What the screens show is typed by the domain, what comes is typed by the contract. The type check proves that
 * they are the same: neither has a field, or a value of one, that the other does not know.
 */
test('rows of the domain are rows of the contract, and the other way round', () => {
  expectTypeOf<keyof rows.Mailer>().toEqualTypeOf<keyof Contract['Mailer']>();
  expectTypeOf<Same<rows.Mailer, Contract['Mailer']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.PageRecord, Contract['Page']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.StartPage, Contract['StartPage']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.DashboardPage, Contract['DashboardPage']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.DefaultValue, Contract['DefaultValue']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.Campaign, Contract['Campaign']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.CampaignListRow, Contract['CampaignListRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.Promocodes, Contract['Promocodes']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.CampaignClashList, Contract['CampaignClashList']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.SourceCode, Contract['SourceCode']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.Offer, Contract['Offer']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.User, Contract['User']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.Company, Contract['Company']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.Role, Contract['Role']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.UserRole, Contract['UserRole']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.ServerRole, Contract['ServerRole']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.CompanyAccess, Contract['UserCompanyAccess']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.AuditEntry, Contract['AuditEntry']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.PortalStatus, Contract['PortalStatus']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.Store, Contract['Store']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.SignupStat, Contract['SignupStat']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.CampaignSummaryRow, Contract['CampaignSummaryRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.CampaignChoice, Contract['CampaignChoice']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.MailerSummaryRequest, Contract['MailerSummaryRequest']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.MailerSummaryRow, Contract['MailerSummaryRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.StoreDetailRow, Contract['StoreDetailRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.DateDetailRow, Contract['DateDetailRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.CustomerChannelRow, Contract['CustomerChannelRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<rows.CustomerSegmentRow, Contract['CustomerSegmentRow']>>().toEqualTypeOf<true>();
  expectTypeOf<keyof rows.StoreDetailRow>().toEqualTypeOf<keyof Contract['StoreDetailRow']>();
});
