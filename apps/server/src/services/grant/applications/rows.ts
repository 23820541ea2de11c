import type { GrantSchemas } from '@portal/api-client';
import type { ApplicationFileRow } from '@portal/domain/grants';
import type { GrantMediaKind } from '../../../db/grantTables.ts';
import { emptyToNull, toInstantText } from '../../responseFields.ts';
import { toMediaPath } from '../files/paths.ts';
import type { ApplicationListDbRow, ApplicationRow } from './queries.ts';

export function toListRow(row: ApplicationListDbRow): GrantSchemas['ApplicationListRow'] {
  return { applicationId: row.application_id, ...toContact(row) };
}

/** @param kinds the files it has */
export function toApplication(
  row: ApplicationRow,
  kinds: readonly GrantMediaKind[],
): GrantSchemas['Application'] {
  const { dateStamp: _dateStamp, ...written } = toFileRow(row);
  const toLink = (kind: GrantMediaKind) =>
    kinds.includes(kind) ? toMediaPath(row.application_id, kind) : null;
  return {
    ...written,
    headshotUri: toLink('headshot'),
    project1Uri: toLink('project1'),
    project2Uri: toLink('project2'),
    project3Uri: toLink('project3'),
    videoUri: toLink('video'),
  };
}

/** The applicant's answers. */
export function toFileRow(row: ApplicationRow): ApplicationFileRow {
  return {
    id: row.application_id,
    ...toContact(row),
    email: emptyToNull(row.email),
    businessName: emptyToNull(row.business_name),
    creativeInterest: emptyToNull(row.creative_interest),
    yearsExperience: emptyToNull(row.years_experience),
    whereShop: emptyToNull(row.where_shop),
    otherEthnicity: emptyToNull(row.other_ethnicity),
    howHeritageImpacts: emptyToNull(row.how_heritage_impacts),
    howLongBusiness: emptyToNull(row.how_long_business),
    howManyPeopleInvolved: emptyToNull(row.how_many_people_involved),
    whereFiveYears: emptyToNull(row.where_five_years),
    howImpactCommunity: emptyToNull(row.how_impact_community),
    otherInformation: emptyToNull(row.other_information),
    etsyAccount: emptyToNull(row.etsy_account),
    facebookAccount: emptyToNull(row.facebook_account),
    instagramAccount: emptyToNull(row.instagram_account),
    tikTokAccount: emptyToNull(row.tik_tok_account),
    websiteAccount: emptyToNull(row.website_account),
  };
}

/** What the list of applications shows too. */
function toContact(row: ApplicationListDbRow) {
  return {
    dateStamp: toInstantText(row.applied_at),
    name: row.name,
    address: emptyToNull(row.address),
    city: emptyToNull(row.city),
    state: emptyToNull(row.state),
    zip: emptyToNull(row.zip),
    phone: emptyToNull(row.phone),
  };
}
