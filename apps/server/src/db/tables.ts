import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
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
  companies: {
    company_abbrev: string;
    company_name: string;
    row_version: Generated<number>;
  };
  users: {
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
  };
  roles: {
    rolename: string;
    application_name: Generated<string>;
  };
  user_roles: {
    user_id: number;
    rolename: string;
  };
  server_roles: {
    rolename: string;
  };
  user_company_access: {
    user_id: number;
    company_abbrev: string | null;
    may_alter: Generated<boolean>;
  };
  pages: {
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
  };
  start_pages: {
    start_page_id: Generated<number>;
    start_page1: string;
    start_page_url: string;
    row_version: Generated<number>;
  };
  dashboard_pages: {
    dash_id: Generated<number>;
    frame_title: string;
    url: string;
    frame_height: number;
    roles: Generated<string[]>;
    row_version: Generated<number>;
  };
  default_values: {
    default_key: string;
    default_value1: Generated<string>;
    default_help_text: Generated<string>;
    row_version: Generated<number>;
  };
  portal_status: {
    only_row: Generated<boolean>;
    status: number;
    time_stamp: GeneratedInstant;
  };
  sessions: {
    token_hash: Buffer;
    binding_hash: Generated<Buffer | null>;
    user_id: number;
    created_at: GeneratedInstant;
    expires_at: Instant;
    last_used_at: GeneratedInstant;
    source: Generated<string>;
    provider_subject: string | null;
    provider_session: string | null;
  };
  ended_sessions: {
    token_hash: Buffer;
    binding_hash: Buffer | null;
    reason: SessionEnd;
    expires_at: Instant;
  };
  sign_in_codes: {
    code_hash: Buffer;
    browser_hash: Buffer;
    user_id: number;
    provider_subject: string;
    provider_session: string | null;
    sign_out_url: string | null;
    expires_at: Instant;
  };
  provider_sessions: {
    token_hash: Buffer;
    binding_hash: Buffer | null;
    username_key: string;
    /** Written as JSON. */
    provider_user: ColumnType<ProviderSchemas['SessionUser'], string, string>;
    created_at: GeneratedInstant;
    expires_at: Instant;
    last_used_at: GeneratedInstant;
  };
  login_attempts: {
    scope: 'user' | 'address' | 'browser' | 'user_browser';
    subject_hash: Buffer;
    failures: Generated<number>;
    window_start: GeneratedInstant;
    block_count: Generated<number>;
    blocked_until: NullableInstant;
  };
  idempotency_keys: {
    key_hash: Buffer;
    body_hash: Buffer;
    response: unknown;
    created_at: GeneratedInstant;
  };
  audit: {
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
  };
  mailers: {
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
  };
  /** Written by the triggers of `mailers` only. */
  mailer_days: {
    sale_date_begin: GeneratedAlways<string>;
    mailers: GeneratedAlways<number>;
  };
  /** Written by the triggers of `mailers` only. */
  mailer_descriptions: {
    description_key: GeneratedAlways<string>;
  };
  campaigns: {
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
  };
  campaign_ranges: {
    campaign_id: number;
    number: number;
    range_start: string;
    range_end: string;
    code_kind: 'digits' | 'letters' | null;
  };
  campaign_promocodes: {
    campaign_id: number;
    number: number;
    promocode: string;
    promocode_key: GeneratedAlways<string>;
  };
  /** Written by recalculations only. */
  campaign_mailers: {
    campaign_id: number;
    mailer_code: string;
  };
  source_codes: {
    source: string;
    source_key: GeneratedAlways<string>;
    description: Generated<string>;
    additional_info: Generated<string>;
    row_version: Generated<number>;
  };
  offers: {
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
  };
  messages: {
    message_id: Generated<number>;
    subject: string;
    body: string;
    sent_by: number | null;
    created_at: GeneratedInstant;
  };
  outbox: {
    outbox_id: Generated<number>;
    message_id: number;
    email: string;
    name: Generated<string>;
    mail_id: Generated<string>;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    next_try_at: GeneratedInstant;
    lease_id: string | null;
    leased_until: NullableInstant;
    last_error: Generated<string>;
    finished_at: NullableInstant;
  };
  report_views: {
    view_id: Generated<number>;
    title: string;
    view_url: string;
  };
  report_tickets: {
    ticket_hash: Buffer;
    user_id: number;
    session_hash: Buffer;
    expires_at: Instant;
  };
  recent_places: {
    user_id: number;
    kind: PlaceKind;
    place_id: string;
    opened_at: GeneratedInstant;
  };
  favorite_places: {
    user_id: number;
    kind: PlaceKind;
    place_id: string;
    position: number;
  };
  saved_views: {
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
  };
  default_views: {
    user_id: number;
    page: string;
    saved_view_id: number;
  };
}

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** A row to insert: columns with a default may be missing. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** Why all sessions of a user were ended. */
export const sessionEnds = ['locked', 'password_changed', 'signed_out', 'terminated'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** A changed field, with its values as text. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}
