import type { GrantSchemas } from '@portal/api-client';
import type { ApplicationFileRow } from '@portal/domain/grants';
import type { GrantMediaKind } from '../../../db/grantTables.ts';
import { textOrNull, toInstantText } from '../../provider/instants.ts';
import { mediaAddress } from '../files/addresses.ts';
import type { ApplicationListDbRow, ApplicationRow } from './queries.ts';

export function toListRow(row: ApplicationListDbRow): GrantSchemas['ApplicationListRow'] {
  return {
    applicationId: row.application_id,
    name: row.name,
    address: textOrNull(row.address),
    city: textOrNull(row.city),
    state: textOrNull(row.state),
    zip: textOrNull(row.zip),
    phone: textOrNull(row.phone),
    dateStamp: toInstantText(row.applied_at),
  };
}

/** @param kinds the files it has */
export function toApplication(
  row: ApplicationRow,
  kinds: readonly GrantMediaKind[],
): GrantSchemas['Application'] {
  const { dateStamp: _dateStamp, ...written } = toFileRow(row);
  const link = (kind: GrantMediaKind) =>
    kinds.includes(kind) ? mediaAddress(row.application_id, kind) : null;
  return {
    ...written,
    headshotUri: link('headshot'),
    project1Uri: link('project1'),
    project2Uri: link('project2'),
    project3Uri: link('project3'),
    videoUri: link('video'),
  };
}

/** The applicant's answers. */
export function toFileRow(row: ApplicationRow): ApplicationFileRow {
  return {
    id: row.application_id,
    dateStamp: toInstantText(row.applied_at),
    name: row.name,
    address: textOrNull(row.address),
    city: textOrNull(row.city),
    state: textOrNull(row.state),
    zip: textOrNull(row.zip),
    phone: textOrNull(row.phone),
    email: textOrNull(row.email),
    businessName: textOrNull(row.business_name),
    creativeInterest: textOrNull(row.creative_interest),
    yearsExperience: textOrNull(row.years_experience),
    whereShop: textOrNull(row.where_shop),
    otherEthnicity: textOrNull(row.other_ethnicity),
    howHeritageImpacts: textOrNull(row.how_heritage_impacts),
    howLongBusiness: textOrNull(row.how_long_business),
    howManyPeopleInvolved: textOrNull(row.how_many_people_involved),
    whereFiveYears: textOrNull(row.where_five_years),
    howImpactCommunity: textOrNull(row.how_impact_community),
    otherInformation: textOrNull(row.other_information),
    etsyAccount: textOrNull(row.etsy_account),
    facebookAccount: textOrNull(row.facebook_account),
    instagramAccount: textOrNull(row.instagram_account),
    tikTokAccount: textOrNull(row.tik_tok_account),
    websiteAccount: textOrNull(row.website_account),
  };
}
