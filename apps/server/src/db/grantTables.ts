import type { Generated } from 'kysely';
import type { GeneratedInstant, Instant } from './columnTypes.ts';

/** The tables of the grant service; see `tables.ts`. */
export interface GrantTables {
  grant_applications: {
    application_id: Generated<number>;
    applied_at: Instant;
    name: string;
    address: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    zip: Generated<string>;
    phone: Generated<string>;
    email: Generated<string>;
    business_name: Generated<string>;
    creative_interest: Generated<string>;
    years_experience: Generated<string>;
    where_shop: Generated<string>;
    other_ethnicity: Generated<string>;
    how_heritage_impacts: Generated<string>;
    how_long_business: Generated<string>;
    how_many_people_involved: Generated<string>;
    where_five_years: Generated<string>;
    how_impact_community: Generated<string>;
    other_information: Generated<string>;
    etsy_account: Generated<string>;
    facebook_account: Generated<string>;
    instagram_account: Generated<string>;
    tik_tok_account: Generated<string>;
    website_account: Generated<string>;
  };
  grant_contents: {
    content_hash: Buffer;
    media_type: string;
    content: Buffer;
  };
  grant_media: {
    application_id: number;
    kind: GrantMediaKind;
    content_hash: Buffer;
  };
  grant_page_views: {
    open_date: string;
    counter: number;
  };
  grant_files: {
    file_name: string;
    content: string;
    made_at: GeneratedInstant;
    expires_at: Instant;
  };
  link_keys: {
    only_row: Generated<boolean>;
    link_key: Buffer;
  };
  opened_applications: {
    application_id: number;
  };
}

/** Which file of an application. */
export type GrantMediaKind = 'headshot' | 'project1' | 'project2' | 'project3' | 'video';
