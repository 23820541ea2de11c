export {
  buildPageTree,
  findPageByPath,
  findPagesByPath,
  flattenPages,
  joinNames,
  splitNames,
  withAncestors,
  type NamesField,
  type PageNode,
  type PageRecord,
} from './pages/pageTree.ts';
export {
  ADMINISTER_ROLE,
  DEVELOPER_ROLE,
  canReach,
  canReachPath,
  isAdministrator,
  isDeveloper,
  reachableTree,
  reachableUsers,
  type AccessStep,
  type AccessUser,
} from './pages/access.ts';
export {
  accessText,
  decidingRoles,
  explainAccess,
  type AccessExplanation,
  type AccessText,
} from './pages/explainAccess.ts';
export { accessChange, pageEffectText, userAccessChange } from './pages/accessChange.ts';
export { buildMenu, type MenuNode } from './pages/menu.ts';
export {
  HOME_ADDRESS,
  LOGIN_ADDRESS,
  addressAfterLogin,
  startAddress,
  type StartChoice,
  type StartPage,
} from './pages/startAddress.ts';
export { isAvailable, type PortalStatus } from './portalStatus/portalStatus.ts';
export {
  REPORT_VIEWER_PATH,
  canOpenReport,
  embeddedReportUrl,
  isReportName,
  isReportsEntry,
  reportLink,
  type EmbeddedReport,
  type ReportView,
} from './reportViews/reportView.ts';
export { internalUrl, safeUrl, type SafeUrl, type SafeUrlOptions } from './urls/safeUrl.ts';
export { isUnder, pagePath } from './urls/pagePath.ts';
export { DEFAULT_PAGE_SIZE, clampPage, totalPages, type Paging } from './paging/paging.ts';
export { formatDate, formatLongDay } from './formats/formatDate.ts';
export { formatInstant, formatInstantDay, formatInstantSecond } from './formats/formatInstant.ts';
export { isTimeOfDay, timeOfDay } from './formats/timeOfDay.ts';
export { formatCurrency, formatNumber, formatPercent, type NumberValue } from './formats/formatNumber.ts';
export { formatPhone } from './formats/formatPhone.ts';
export { formatSequenceNumber } from './formats/formatSequenceNumber.ts';
export {
  LOGIN_EXPIRED_MESSAGE,
  LOGIN_WARNING_MS,
  clockOffsetMs,
  isExpired,
  remainingMs,
} from './session/expiry.ts';
export {
  addDays,
  addMonths,
  compactDay,
  dayFromCompact,
  daysBetween,
  isCompactDay,
  isDay,
  startOfYear,
  todayText,
} from './dates/dayText.ts';
export { parseInstant } from './dates/instant.ts';
export { emptyNewMailer, type Mailer, type NewMailer } from './mailers/mailer.ts';
export {
  COUPON_NUMBER_RANGE,
  MAILER_CODE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_QUANTITY,
  MIN_QUANTITY,
  isMailerCode,
  toMailerCode,
  validateNewMailer,
  type MailerDraft,
  type MailerErrors,
} from './mailers/mailerRules.ts';
export {
  sourceCodeMaxLengths,
  validateSourceCode,
  type SourceCode,
  type SourceCodeValues,
} from './sourceCodes/sourceCode.ts';
export {
  offerFilterOperators,
  offerSortKeys,
  type Offer,
  type OfferFilter,
  type OfferSortKey,
} from './offers/offer.ts';
export { customerTypes, isCustomerType, type CustomerType } from './mailers/customerTypes.ts';
export {
  campaignFields,
  campaignTextFields,
  emptyCampaignDraft,
  endField,
  promocodeField,
  promocodeNumbers,
  rangeNumbers,
  startField,
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
export {
  COST_DECIMALS,
  MAX_COST_PER_PIECE,
  campaignMaxLengths,
  validateCampaign,
  type CampaignError,
} from './campaigns/campaignRules.ts';
export {
  campaignPayload,
  draftOfCampaign,
  type CampaignPayload,
  type CampaignWithPromocodes,
} from './campaigns/campaignDraft.ts';
export {
  clashMeetings,
  clashQuery,
  type CampaignClash,
  type CampaignClashList,
  type ClashQuery,
  type NumberedRange,
} from './campaigns/clashes.ts';
export { campaignDifferences, campaignFieldLabel, campaignLabels } from './campaigns/campaignDifferences.ts';
export { campaignFilterOperators, type CampaignFilter } from './campaigns/campaignFilters.ts';
export type { FilterOperator, FilterOperators } from './lists/filterOperators.ts';
export {
  codeKind,
  normalRangeCode,
  rangeContains,
  rangeMeetings,
  rangeOverlaps,
  rangesOf,
  type CodeKind,
  type MailerCodeRange,
  type RangeMeeting,
  type RangeOverlap,
} from './campaigns/mailerCodeRange.ts';
export { isSaleOverlap, saleDay, type SaleDates } from './campaigns/saleDates.ts';
export { csvCell, toCsv, type CsvColumn, type CsvFile, type CsvValue } from './csv/csvWriter.ts';
export { codePointLength, isBlank, isSingleLine, isStorableText } from './text/plainText.ts';
export { fullName, type User } from './users/user.ts';
export type { Company } from './users/company.ts';
export {
  comparedUserFields,
  mergeUserEdits,
  userDifferences,
  userEditValues,
  type ComparedUserField,
  type UserDifference,
  type UserMerge,
  type UserVersions,
} from './users/userEdit.ts';
export { activeUsers, activityWindows, dormantUsers } from './users/activity.ts';
export { EMAIL_MAX_LENGTH, isEmail } from './users/email.ts';
export {
  PERSON_NAME_MIN_LENGTH,
  USERNAME_MIN_LENGTH,
  newUserDefaults,
  userMaxLengths,
  validateNewUser,
  validateUserEdit,
  type NewUserValues,
  type UserDraft,
  type UserEditValues,
  type UserErrors,
} from './users/userRules.ts';
export {
  confirmationMistake,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  newPasswordMistake,
  passwordKey,
  validatePasswordChange,
  type PasswordChange,
  type PasswordSurroundings,
} from './users/passwordRules.ts';
export { ALL_COMPANIES, COMPANY_ABBREV_LENGTH, padCompanyAbbrev } from './users/companyAbbrev.ts';
export {
  accessToMerge,
  companiesOfAccess,
  mayAlter,
  rolesToMerge,
  unlockedUsers,
  withRoles,
  type CompanyAccess,
  type Role,
  type ServerRole,
  type UserRole,
  type UserWithRoles,
} from './users/userAccess.ts';
export { roleNameMistake, serverRoleNameMistake } from './users/roleRules.ts';
export { PAGES_PATH, administrationLost, type Administration } from './users/administration.ts';
export {
  missingNames,
  pageReferenceErrors,
  validateNewPage,
  validatePage,
  type PageDraft,
  type PageErrors,
  type PageReferences,
  type PageValues,
} from './pages/pageRules.ts';
export {
  pageTypes,
  toNewPage,
  validateNewPortalPage,
  type NewPortalPage,
  type NewPortalPageErrors,
} from './pages/newPortalPage.ts';
export { placesAfterMove, type PageMove, type PagePlace } from './pages/pageMove.ts';
export { validateStartPage, type StartPageErrors, type StartPageValues } from './pages/startPageRules.ts';
export {
  validateDashboardPage,
  type DashboardPage,
  type DashboardPageErrors,
  type DashboardPageValues,
} from './pages/dashboardPageRules.ts';
export {
  defaultValueMistake,
  validateDefaultValue,
  type DefaultValue,
} from './settings/defaultValueRules.ts';
export {
  MESSAGE_MAX_LENGTHS,
  validateMessage,
  type Message,
  type MessageErrors,
  type Recipient,
} from './messages/messageRules.ts';
export { messageRecipients } from './messages/recipients.ts';
export { DEFAULT_MESSAGE_GROUP, statusMessage } from './messages/statusMessage.ts';
export { auditOperationLabel, auditOperations, type AuditEntry } from './audit/auditEntry.ts';
