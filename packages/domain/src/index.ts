export * from './pages/pageTree.ts';
export {
  ADMINISTER_ROLE,
  canOpenPage,
  canOpenPath,
  isAdministrator,
  isDeveloper,
  filterAccessibleTree,
  filterUsersWithAccess,
  type AccessRequirement,
  type AccessUser,
} from './pages/access.ts';
export * from './pages/explainAccess.ts';
export * from './pages/accessOverview.ts';
export {
  findAccessChange,
  describeAccessChange,
  findUserAccessChange,
  losesAdministration,
} from './pages/accessChange.ts';
export { buildMenu, type MenuNode } from './pages/menu.ts';
export {
  LOGIN_PATH,
  resolveUrlAfterLogin,
  resolveStartUrl,
  type StartUrlOptions,
  type StartPage,
} from './pages/startUrl.ts';
export { listStartPageUsers } from './pages/startPageUsers.ts';
export { isAvailable, type PortalStatus } from './portalStatus/portalStatus.ts';
export * from './reportViews/reportView.ts';
export * from './reportViews/embeddedReport.ts';
export { toInternalUrl, toSafeUrl, type SafeUrl, type SafeUrlOptions } from './urls/safeUrl.ts';
export { toPagePath } from './urls/pagePath.ts';
export * from './paging/paging.ts';
export { formatDate, formatLongDay } from './formats/formatDate.ts';
export {
  formatInstant,
  formatInstantDay,
  formatInstantMinute,
  formatInstantSecond,
} from './formats/formatInstant.ts';
export { parseInstant } from './dates/instant.ts';
export {
  DEFAULT_TIME_ZONE,
  getCompanyTimeZone,
  getCompanyTimeZoneName,
  isTimeZone,
  listZoneNames,
  setCompanyTimeZone,
  type ZoneNames,
} from './dates/companyTime.ts';
export { formatTimeOfDay } from './formats/formatTimeOfDay.ts';
export * from './formats/formatNumber.ts';
export { formatPhone } from './formats/formatPhone.ts';
export { formatSequenceNumber } from './formats/formatSequenceNumber.ts';
export * from './session/expiry.ts';
export * from './dates/dayText.ts';
export { validateRangeOrder } from './dates/rangeOrder.ts';
export { emptyNewMailer, type Mailer, type NewMailer } from './mailers/mailer.ts';
export {
  COUPON_NUMBER_RANGE,
  MAILER_CODE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MIN_QUANTITY,
  toMailerCode,
  validateNewMailer,
  type MailerDraft,
  type MailerErrors,
} from './mailers/mailerRules.ts';
export { isMailerCode } from './mailers/isMailerCode.ts';
export * from './sourceCodes/sourceCode.ts';
export * from './sourceCodes/sourceCodeDifferences.ts';
export * from './offers/offer.ts';
export { customerTypes, type CustomerType } from './mailers/customerTypes.ts';
export {
  emptyCampaignDraft,
  toEndField,
  toPromocodeField,
  promocodeNumbers,
  rangeNumbers,
  toStartField,
  type Campaign,
  type CampaignDraft,
  type CampaignField,
  type CampaignListRow,
  type CampaignTextField,
  type PromocodeField,
  type PromocodeNumber,
  type Promocodes,
  type RangeEdge,
  type RangeField,
  type RangeNumber,
} from './campaigns/campaign.ts';
export { campaignMaxLengths, validateCampaign, type CampaignError } from './campaigns/campaignRules.ts';
export * from './campaigns/campaignDraft.ts';
export * from './campaigns/clashes.ts';
export * from './campaigns/campaignDifferences.ts';
export { findCampaignErrorField } from './campaigns/campaignErrorField.ts';
export { findSaleDatesHint } from './campaigns/saleDates.ts';
export { campaignFilterOperators, type CampaignFilter } from './campaigns/campaignFilters.ts';
export { isPartialMatch, type FilterOperator, type FilterOperators } from './lists/filterOperators.ts';
export {
  getCodeKind,
  normalizeRangeCode,
  isInRange,
  findRangeClashes,
  parseRanges,
  type CodeKind,
  type MailerCodeRange,
  type RangeClash,
} from './campaigns/mailerCodeRange.ts';
export { toCsv, type CsvColumn, type CsvFile, type CsvValue } from './csv/csvWriter.ts';
export { sortNaturally, toNaturalSortKey } from './text/naturalOrder.ts';
export { isBlank, isSingleLine, isStorableText } from './text/plainText.ts';
export { formatBlock, parseBlock } from './text/spreadsheetBlock.ts';
export type { FieldDifference } from './conflicts/fieldDifference.ts';
export { formatFullName, type User } from './users/user.ts';
export type { Company } from './users/company.ts';
export { COMPANY_NAME_MAX_LENGTH, validateCompany } from './users/companyRules.ts';
export {
  mergeUserEdits,
  findUserDifferences,
  toUserEditValues,
  type ComparedUserField,
  type UserDifference,
  type UserMerge,
  type UserVersions,
} from './users/userEdit.ts';
export { listActiveUsers, activityWindows, getFirstActiveDay, listDormantUsers } from './users/activity.ts';
export { EMAIL_MAX_LENGTH, isEmail } from './users/email.ts';
export {
  newUserDefaults,
  userMaxLengths,
  validateNewUser,
  validateUserEdit,
  type NewUserValues,
  type UserDraft,
  type UserEditValues,
  type UserErrors,
} from './users/userRules.ts';
export { createPassword } from './users/createPassword.ts';
export * from './users/passwordRules.ts';
export { ALL_COMPANIES, padCompanyAbbrev } from './users/companyAbbrev.ts';
export * from './users/userAccess.ts';
export { validateRoleName, validateServerRoleName } from './users/roleRules.ts';
export { PAGES_PATH, findLostAdministration, type Administration } from './users/administration.ts';
export {
  validatePageReferences,
  validateNewPage,
  validatePage,
  type PageDraft,
  type PageErrors,
  type PageReferences,
  type PageValues,
} from './pages/pageRules.ts';
export * from './pages/newPortalPage.ts';
export { findOrderBetween, planPageMove, type PageMove, type PagePosition } from './pages/pageMove.ts';
export { validateStartPage, type StartPageErrors, type StartPageValues } from './pages/startPageRules.ts';
export * from './pages/dashboardPageRules.ts';
export * from './settings/defaultValueRules.ts';
export * from './messages/messageRules.ts';
export { listMessageRecipients } from './messages/recipients.ts';
export * from './messages/sentMessages.ts';
export { DEFAULT_MESSAGE_GROUP, createStatusMessage } from './messages/statusMessage.ts';
export * from './audit/auditEntry.ts';
export * from './places/place.ts';
export * from './places/savedView.ts';
export {
  ATTENTION_DAYS,
  findCampaignGaps,
  findSaleEvent,
  formatCampaignGap,
  formatSaleEvent,
  formatSaleProgress,
  type SaleDays,
} from './places/campaignGaps.ts';
export { type Command, type CommandKind, parseCommands, parseKind, rankItems } from './search/command.ts';
export { isTypoOf, matchText, splitWords } from './search/matchText.ts';
