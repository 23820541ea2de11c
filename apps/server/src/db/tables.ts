import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BarcodeTables } from './barcodeTables.ts';
import type { ProviderSchemas } from '@portal/api-client';
import type { PlaceKind } from '@portal/domain';
import type { GeneratedInstant, Instant, NullableInstant } from './columnTypes.ts';
import type { GrantTables } from './grantTables.ts';
import type { ReportTables } from './reportTables.ts';
import type { SecondFactorTables } from './secondFactorTables.ts';

/**
 * The tables as both databases return them through the same type parsers (`typeParsers.ts`): `bigint` and `numeric` are
 * numbers, `date` is the text `YYYY-MM-DD`, `timestamptz` is a `Date`. A test compares them with the migrated database.
 */
export interface Tables extends BarcodeTables, GrantTables, ReportTables, SecondFactorTables {
  companies: CompaniesTable;
  users: UsersTable;
  roles: RolesTable;
  user_roles: UserRolesTable;
  server_roles: ServerRolesTable;
  user_company_access: UserCompanyAccessTable;
  pages: PagesTable;
  start_pages: StartPagesTable;
  dashboard_pages: DashboardPagesTable;
  default_values: DefaultValuesTable;
  portal_status: PortalStatusTable;
  sessions: SessionsTable;
  ended_sessions: EndedSessionsTable;
  sign_in_codes: SignInCodesTable;
  provider_sessions: ProviderSessionsTable;
  login_attempts: LoginAttemptsTable;
  idempotency_keys: IdempotencyKeysTable;
  audit: AuditTable;
  mailers: MailersTable;
  mailer_days: MailerDaysTable;
  mailer_descriptions: MailerDescriptionsTable;
  campaigns: CampaignsTable;
  campaign_ranges: CampaignRangesTable;
  campaign_promocodes: CampaignPromocodesTable;
  campaign_mailers: CampaignMailersTable;
  source_codes: SourceCodesTable;
  offers: OffersTable;
  messages: MessagesTable;
  outbox: OutboxTable;
  report_views: ReportViewsTable;
  report_tickets: ReportTicketsTable;
  recent_places: RecentPlacesTable;
  favorite_places: FavoritePlacesTable;
  saved_views: SavedViewsTable;
  default_views: DefaultViewsTable;
}

export interface CompaniesTable {
  company_abbrev: string;
  company_name: string;
  row_version: Generated<number>;
}

export interface UsersTable {
  user_id: Generated<number>;
  username: string;
  username_key: string;
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: Generated<string>;
  comment: Generated<string>;
  company_abbrev: string | null;
  department: Generated<string>;
  time_zone: Generated<string>;
  theme: Generated<string>;
  start_page: Generated<string>;
  user_name8: Generated<string>;
  application_name: Generated<string>;
  is_locked_out: Generated<boolean>;
  creation_date: GeneratedInstant;
  last_login_date: GeneratedInstant;
  last_activity_date: GeneratedInstant;
  last_locked_out_date: NullableInstant;
  failed_password_attempt_count: Generated<number>;
  failed_password_attempt_window_start: NullableInstant;
  failed_password_answer_attempt_count: Generated<number>;
  failed_password_answer_attempt_window_start: NullableInstant;
  row_version: Generated<number>;
}

export interface RolesTable {
  rolename: string;
  application_name: Generated<string>;
}

export interface UserRolesTable {
  user_id: number;
  rolename: string;
}

export interface ServerRolesTable {
  rolename: string;
}

export interface UserCompanyAccessTable {
  user_id: number;
  company_abbrev: string | null;
  may_alter: Generated<boolean>;
}

export interface PagesTable {
  page_id: Generated<number>;
  parent_id: number | null;
  page_name: string;
  url: Generated<string>;
  roles: Generated<string[]>;
  server_roles: Generated<string[]>;
  main_menu: Generated<boolean>;
  order_by: Generated<number>;
  tool_tip: Generated<string>;
  image_url: Generated<string>;
  icon: Generated<string>;
  row_version: Generated<number>;
}

export interface StartPagesTable {
  start_page_id: Generated<number>;
  start_page1: string;
  start_page_url: string;
  row_version: Generated<number>;
}

export interface DashboardPagesTable {
  dash_id: Generated<number>;
  frame_title: string;
  url: string;
  frame_height: number;
  roles: Generated<string[]>;
  row_version: Generated<number>;
}

export interface DefaultValuesTable {
  default_key: string;
  default_value1: Generated<string>;
  default_help_text: Generated<string>;
  row_version: Generated<number>;
}

export interface PortalStatusTable {
  only_row: Generated<boolean>;
  status: number;
  time_stamp: GeneratedInstant;
}

export interface SessionsTable {
  token_hash: Buffer;
  binding_hash: Generated<Buffer | null>;
  user_id: number;
  created_at: GeneratedInstant;
  expires_at: Instant;
  last_used_at: GeneratedInstant;
  source: Generated<string>;
  provider_subject: string | null;
  provider_session: string | null;
}

export interface SignInCodesTable {
  code_hash: Buffer;
  browser_hash: Buffer;
  user_id: number;
  provider_subject: string;
  provider_session: string | null;
  sign_out_url: string | null;
  expires_at: Instant;
}

export interface EndedSessionsTable {
  token_hash: Buffer;
  binding_hash: Buffer | null;
  reason: SessionEnd;
  expires_at: Instant;
}

/** Why all sessions of a user were ended. */
export const sessionEnds = ['locked', 'password_changed', 'signed_out', 'terminated'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

export interface IdempotencyKeysTable {
  key_hash: Buffer;
  body_hash: Buffer;
  response: unknown;
  created_at: GeneratedInstant;
}

export interface ProviderSessionsTable {
  token_hash: Buffer;
  binding_hash: Buffer | null;
  username_key: string;
  /** Written as JSON. */
  provider_user: ColumnType<ProviderSchemas['SessionUser'], string, string>;
  created_at: GeneratedInstant;
  expires_at: Instant;
  last_used_at: GeneratedInstant;
}

export interface LoginAttemptsTable {
  scope: 'user' | 'address' | 'browser' | 'user_browser';
  subject_hash: Buffer;
  failures: Generated<number>;
  window_start: GeneratedInstant;
  block_count: Generated<number>;
  blocked_until: NullableInstant;
}

/** A changed field, with its values as text. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

export interface AuditTable {
  audit_id: Generated<number>;
  at: GeneratedInstant;
  user_id: number | null;
  username: string | null;
  source: Generated<string>;
  operation: string;
  object: Generated<string>;
  changed: Generated<string[]>;
  /** Written as JSON. */
  changes: ColumnType<FieldChange[], string | undefined, never>;
  outcome: Generated<string>;
  request_id: Generated<string>;
}

export interface MailersTable {
  mailer_code: string;
  date_processed: string | null;
  time_processed: string | null;
  sale_date_begin: string;
  sale_date_end: string;
  sequence_number_start: number | null;
  sequence_number_end: number | null;
  quantity: Generated<number>;
  description: string;
  description_key: GeneratedAlways<string>;
  customer_type: Generated<string>;
  campaign_coupon_number: Generated<number>;
  campaign_event_class: Generated<number>;
}

/** Written by the triggers of `mailers` only. */
export interface MailerDaysTable {
  sale_date_begin: GeneratedAlways<string>;
  mailers: GeneratedAlways<number>;
}

/** Written by the triggers of `mailers` only. */
export interface MailerDescriptionsTable {
  description_key: GeneratedAlways<string>;
}

export interface SourceCodesTable {
  source: string;
  source_key: GeneratedAlways<string>;
  description: Generated<string>;
  additional_info: Generated<string>;
  row_version: Generated<number>;
}

export interface OffersTable {
  offer_id: Generated<number>;
  assign_date: string;
  assign_process_name: string;
  coupon_type: string;
  coupon_value: number | null;
  start_date: string;
  end_date: string;
  single_multi_usage: string;
  sent_to_jas_date: string | null;
  offer_description: string;
  user_name: Generated<string>;
  notes: Generated<string>;
}

export interface CampaignsTable {
  campaign_id: Generated<number>;
  kind: Generated<'signup' | 'tabs' | 'email' | 'other'>;
  name: string;
  name_key: GeneratedAlways<string>;
  sale_date_begin: string;
  sale_date_end: string;
  cost_per_piece: number | null;
  long_description: Generated<string>;
  selection_criteria: Generated<string>;
  version_id: Generated<string>;
  update_date: GeneratedInstant;
  analysis_results: Generated<string>;
  row_version: Generated<number>;
  recalculated_at: NullableInstant;
  mailers: Generated<number>;
  pieces: Generated<number>;
}

export interface CampaignRangesTable {
  campaign_id: number;
  number: number;
  range_start: string;
  range_end: string;
  code_kind: 'digits' | 'letters' | null;
}

export interface CampaignPromocodesTable {
  campaign_id: number;
  number: number;
  promocode: string;
  promocode_key: GeneratedAlways<string>;
}

/** Written by recalculations only. */
export interface CampaignMailersTable {
  campaign_id: number;
  mailer_code: string;
}

export interface MessagesTable {
  message_id: Generated<number>;
  subject: string;
  body: string;
  sent_by: number | null;
  created_at: GeneratedInstant;
}

export interface OutboxTable {
  outbox_id: Generated<number>;
  message_id: number;
  email: string;
  name: Generated<string>;
  mail_id: Generated<string>;
  state: Generated<string>;
  attempts: Generated<number>;
  next_try_at: GeneratedInstant;
  lease_id: string | null;
  leased_until: NullableInstant;
  last_error: Generated<string>;
  finished_at: NullableInstant;
}

export interface ReportViewsTable {
  view_id: Generated<number>;
  title: string;
  view_url: string;
}

export interface ReportTicketsTable {
  ticket_hash: Buffer;
  user_id: number;
  session_hash: Buffer;
  expires_at: Instant;
}

interface UserPlace {
  user_id: number;
  kind: PlaceKind;
  place_id: string;
}

export interface RecentPlacesTable extends UserPlace {
  opened_at: GeneratedInstant;
}

export interface FavoritePlacesTable extends UserPlace {
  position: number;
}

export interface SavedViewsTable {
  saved_view_id: GeneratedAlways<number>;
  user_id: number;
  page: string;
  name: string;
  query: string;
  view_columns: ColumnType<ProviderSchemas['ViewColumn'][], string, string>;
  density: 'comfortable' | 'compact' | null;
  has_chart: boolean | null;
  shared_with_role: string | null;
  row_version: Generated<number>;
}

export interface DefaultViewsTable {
  user_id: number;
  page: string;
  saved_view_id: number;
}
