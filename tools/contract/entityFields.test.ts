import { expect, test } from 'vitest';
import { documents } from './documents.ts';
import type { ApiName, Schema } from './documents.ts';

const paging = 'rowCount pageNumber rowsReturned totalPagesAvailable';
const numbered = (count: number, fields: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => fields(index + 1)).join(' ');
const ranges = numbered(30, (n) => `mailerCode${n}Start mailerCode${n}End`);
const campaign = `campaignId shortDescription saleDateBegin saleDateEnd costPerPiece longDescription selectionCriteria
  versionId updateDate analysisResults ${ranges}`;
const promocodes = numbered(10, (n) => `promocode${n}`);
const user = `userId username firstName lastName email comment company companyAbbrev department timeZone theme startPage
  userName8 isLockedOut creationDate lastLoginDate lastActivityDate lastLockedOutDate failedPasswordAttemptCount
  failedPasswordAttemptWindowStart failedPasswordAnswerAttemptCount failedPasswordAnswerAttemptWindowStart
  applicationName`;
const page = 'pageId pageName url roles parentId mainMenu orderBy toolTip imageUrl icon serverRoles';
const coupon = `id couponNumber couponOrder orceCampaignId orcePromotionId orceDealId orceMailercode legacyCouponType
  legacyCouponExpiration legacyCouponOffer promocode legacyMailercode orceDealName orceDealDescription dealIdOverride
  startDate endDate`;

/** Field names as the specifications spell them; a name may be followed by `?` where an answer may lack it. */
const fields: Record<ApiName, Record<string, string>> = {
  provider: {
    Problem: 'status code message requestId',
    LoginRequest: 'username password',
    LoginAnswer: 'token expiration user',
    Session: 'expiration user',
    SessionUser: 'username firstName lastName email department startPage roles',
    Company: 'companyAbbrev companyName',
    User: `${user} rowVersion?`,
    NewUser: 'username password email firstName lastName company companyAbbrev department? startPage?',
    PasswordChange: 'oldPassword newPassword confirmPassword',
    PasswordError: 'fieldName errorDescription',
    Role: 'rolename applicationName',
    UserRole: 'username rolename applicationName',
    UserRoleChange: 'username rolename',
    ServerRole: 'rolename',
    NewRole: 'rolename',
    UserCompanyAccess: 'userName companyAbbrev mayAlter',
    UserCompanyAccessChange: 'userName companyAbbrev mayAlter?',
    Page: `${page} rowVersion?`,
    PageUpdate: `${page} rowVersion?`,
    StartPage: 'startPageId startPage1 startPageUrl',
    NewStartPage: 'startPage1 startPageUrl',
    StartPageUpdate: 'startPageId startPage1 startPageUrl',
    DashboardPage: 'dashId frameTitle url frameHeight roles',
    NewDashboardPage: 'frameTitle url frameHeight roles',
    DashboardPageUpdate: 'dashId frameTitle url frameHeight roles',
    DefaultValue: 'defaultKey defaultValue1 defaultHelpText',
    PortalStatus: 'status timeStamp',
    Message: 'subject message recipients',
    Recipient: 'email name',
    TableauView: 'viewId title viewUrl',
    TableauTicket: 'ticket site',
    Mailer: `mailerCode dateProcessed timeProcessed saleDateBegin saleDateEnd sequenceNumberStart sequenceNumberEnd
      quantity description`,
    MailerPage: `${paging} mailerData`,
    NewMailer: `dateProcessed timeProcessed saleDateBegin saleDateEnd mailerCode sequenceNumberStart sequenceNumberEnd
      quantity description customerType campaignCouponNumber campaignEventClass`,
    MailerAddAnswer: 'description',
    Campaign: `${campaign} rowVersion?`,
    Promocodes: promocodes,
    CampaignDetail: 'shortDescription campaign promocodes',
    CampaignSave: 'campaign promocodes',
    CampaignSaveAnswer: 'errors campaign promocodes',
    CampaignListRow: `campaignId shortDescription saleDateBegin saleDateEnd mailerCode1Start mailerCode1End
      costPerPiece`,
    CampaignPage: `${paging} campaignData`,
    CampaignClashList: 'campaignCount campaigns',
    CampaignClash: 'campaignId shortDescription saleDateBegin saleDateEnd ranges',
    NumberedRange: 'number start end',
    SourceCode: 'source description additionalInfo',
    Offer: `offerId1 assignDate assignProcessName couponType couponValue startDate endDate singleMultiUsage
      sentToJasdate offerDescription userName notes`,
    OfferPage: `${paging} offerData`,
    Store: 'store storeName1',
    SignupStatPage: `${paging} signupStatsData`,
    SignupStat: `srcSource description addDate store total netNew dmProvided dmNetNew dmCarrRte dmdpv emProvided emNetNew
      otMobileNumber mobileNetNew`,
    CampaignSummaryPage: `${paging} campaignSummaryData`,
    CampaignSummaryRow: `campaignDescription saleDateBegin saleDateEnd prefMailed ttlResponses ttlPurchases
      ttlPurchaseAmount ttlPurchaseItems ttlCost`,
    CampaignChoice: 'campaignId description',
    MailerSummaryRequest: 'campaignId mailerCode? begin? end? allocateNonSpecific expandedView',
    MailerSummaryRow: `campaignId campaignCouponNumber mailerCode mailerDescription campaignDescription saleDateBegin
      saleDateEnd quantity ttlResponses ttlUniqueResponses ttlPurchases avgTicket ttlPurchaseAmount ttlCost marginPct roi
      burdenedROI sequenceNumberStart sequenceNumberEnd`,
    StoreDetailRow: `store prefMailed geoMailed accountingAssigned responses prefResponsePct geoRespPct ttlPurchases
      purchasePct ttlPurchaseAmount avgPurchase ttlPurchaseItems avgItems avgItemAmount? avgPricePerItem? ttlCost
      grossMargin marginPct grossProfit prefRoiPct GeoRoiPct? geoRoiPct?`,
    DateDetailRow: `responseDate responseDow responses ttlPurchases purchasePct ttlPurchaseAmount avgPurchase
      ttlPurchaseItems avgItems avgItemAmount ttlCost grossMargin marginPct`,
    CustomerChannelRow: `fiscalWeek startDate endDate dmOnly emOnly appOnly smsOnly dmEm dmApp dmSms emApp emSms smsApp
      dmEmApp dmEmSms dmSmsApp emSmsApp dmEmSmsApp`,
    CustomerSegmentRow: `fiscalWeek startDate endDate totalCustomers firstSignup firstPurchaseAny firstPurchaseOnline
      firstPurchaseRetail active012MoPurchase active012MoOnlineOnly active012MoRetailOnly active012MoBoth
      inactive13MoPurchase inactive13MoOnlineOnly inactive13MoRetailOnly inactive13MoBoth noPurchase`,
  },
  barcode: {
    Problem: 'status code message requestId',
    Channel: 'id channelName',
    NewJob: 'JobName JoannStatsTable ChannelId',
    CouponLoadRequest: 'CECampaignId JobId',
    JobStart: 'JobId',
    Job: 'id jobName joannStatsTable channel orceCampaignId validCampaignId status insertDate outputFileName',
    JobPage: 'totalRows totalPages jobData',
    CouponLoad: 'campaignId promotionId dealId promotionName description channel startDate couponLoadQty',
    CouponLoadPage: 'totalRows totalPages couponData',
    JobCoupon: coupon,
    JobLogEntry: 'dateStamp? datestamp? comment',
  },
  grant: {
    Problem: 'status code message requestId',
    ApplicationListRow: 'applicationId name address city state zip phone dateStamp',
    ApplicationPage: 'totalRows totalPages appData',
    ApplicationOpening: 'Id RowsPerPage',
    Application: `id name address city state zip phone email businessName creativeInterest yearsExperience whereShop
      otherEthnicity howHeritageImpacts howLongBusiness howManyPeopleInvolved whereFiveYears howImpactCommunity
      otherInformation etsyAccount facebookAccount instagramAccount tikTokAccount websiteAccount headshotUri project1Uri
      project2Uri project3Uri videoUri`,
    DailyPageView: 'openDate counter',
    DailyApplicationCount: 'applicationDate numApplications',
  },
};

/** Requests whose fields are those of another schema and may all be left out, beyond the ones named. */
const edits: { api: ApiName; schema: string; names: string; required: string }[] = [
  {
    api: 'provider',
    schema: 'UserUpdate',
    names: `${user} rowVersion password`,
    required: 'firstName lastName email company companyAbbrev',
  },
  {
    api: 'provider',
    schema: 'NewPage',
    names: page.replace('pageId ', ''),
    required: 'parentId pageName orderBy',
  },
  {
    api: 'provider',
    schema: 'CampaignEdit',
    names: `${campaign} recalculateCampaign rowVersion`,
    required: '',
  },
  { api: 'provider', schema: 'PromocodesEdit', names: promocodes, required: '' },
  {
    api: 'provider',
    schema: 'SourceCodeSave',
    names: 'source description additionalInfo',
    required: 'source',
  },
  {
    api: 'provider',
    schema: 'DefaultValueUpdate',
    names: 'defaultKey defaultValue1 defaultHelpText',
    required: 'defaultKey defaultValue1',
  },
  { api: 'barcode', schema: 'JobCouponEdit', names: coupon, required: 'id couponOrder' },
];

const words = (text: string) => text.split(/\s+/).filter(Boolean).toSorted();
const namesOf = (schema: Schema | undefined) => Object.keys(schema?.properties ?? {}).toSorted();
const requiredOf = (schema: Schema | undefined) => (schema?.required ?? []).toSorted();

const table = Object.entries(fields).flatMap(([api, schemas]) =>
  Object.entries(schemas).map(([name, list]) => ({ api: api as ApiName, name, list })),
);

test.each(table)('$api $name has the fields of the specification', ({ api, name, list }) => {
  const schema = documents[api].components.schemas[name];
  expect(namesOf(schema)).toEqual(words(list.replaceAll('?', '')));
  expect(requiredOf(schema)).toEqual(words(list).filter((field) => !field.endsWith('?')));
});

test.each(edits)(
  '$api $schema takes the fields of what it changes',
  ({ api, schema: name, names, required }) => {
    const schema = documents[api].components.schemas[name];
    expect(namesOf(schema)).toEqual(words(names));
    expect(requiredOf(schema)).toEqual(words(required));
  },
);

test('no answer holds a password', () => {
  const holding = Object.entries(documents.provider.components.schemas)
    .filter(([, schema]) =>
      Object.keys(schema.properties ?? {}).some((key) => /^password$|hash|salt/i.test(key)),
    )
    .map(([name]) => name);
  expect(holding.toSorted()).toEqual(['LoginRequest', 'NewUser', 'UserUpdate']);
});
