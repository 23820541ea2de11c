import type {
  BarcodeSchemas as BarcodeContract,
  GrantSchemas as Grants,
  ProviderSchemas as Contract,
} from '@portal/api-client';
import type * as rows from '@portal/domain';
import type * as barcode from '@portal/domain/barcode';
import type * as grants from '@portal/domain/grants';
import type * as reports from '@portal/domain/reports';
import { expectTypeOf, test } from 'vitest';

/** Each is assignable to the other, field by field. */
type Same<Row, Answer> = [Row, Answer] extends [Answer, Row] ? true : false;

/**
 * What the screens show is typed by the domain, what comes is typed by the contract. The type check proves that
 * they are the same: neither has a field, or a value of one, that the other does not know.
 */
test('domain row types and contract row types are assignable to each other', () => {
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
  expectTypeOf<Same<reports.Store, Contract['Store']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<reports.SignupStat, Contract['SignupStat']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<reports.CampaignSummaryRow, Contract['CampaignSummaryRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<reports.CampaignChoice, Contract['CampaignChoice']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<reports.MailerSummaryRow, Contract['MailerSummaryRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<reports.StoreDetailRow, Contract['StoreDetailRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<reports.DateDetailRow, Contract['DateDetailRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<reports.CustomerChannelRow, Contract['CustomerChannelRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<reports.CustomerSegmentRow, Contract['CustomerSegmentRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<barcode.Channel, BarcodeContract['Channel']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<barcode.NewJob, BarcodeContract['NewJob']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<barcode.JobCoupon, BarcodeContract['JobCoupon']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<barcode.JobLogEntry, BarcodeContract['JobLogEntry']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<barcode.BarcodeJobState, BarcodeContract['JobState']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<barcode.BarcodeJob, BarcodeContract['Job']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<barcode.CouponLoad, BarcodeContract['CouponLoad']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<grants.ApplicationListRow, Grants['ApplicationListRow']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<grants.ApplicationPage, Grants['ApplicationPage']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<grants.Application, Grants['Application']>>().toEqualTypeOf<true>();
  expectTypeOf<keyof reports.StoreDetailRow>().toEqualTypeOf<keyof Contract['StoreDetailRow']>();
});
