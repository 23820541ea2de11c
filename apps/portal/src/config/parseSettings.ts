import type { ZoneNames } from '@portal/domain';

/** The settings of an installation for the browser, validated by the server. */
export interface PortalSettings {
  /** Contact for users without access: a name, an address or a phone number. */
  accessContact: string;
  /** Target of the footer link `Privacy`. */
  privacyUrl: string;
  /** Target of the footer link `Terms`. */
  termsUrl: string;
  /** URL of the reporting server: another origin, or a path of this origin for the embedded one. */
  reportingServerUrl: string;
  /** Applications per page of the grant program review. */
  grantRowsPerPage: number;
  /** IANA name of the time zone in which days and times are shown. */
  companyTimeZone: string;
  /** From `listZoneNames`; the development server gives none. */
  companyZoneNames?: ZoneNames | undefined;
  /** `undefined`: users sign in with a password. */
  singleSignOn?: SingleSignOnSettings | undefined;
}

/** The identity provider of the company. */
export interface SingleSignOnSettings {
  /** What users know it by. */
  name: string;
  /** Path of the server's page that leads there. */
  url: string;
  /** Whether the login page also asks for a password: always, only when asked to, or never. */
  password: 'shown' | 'onRequest' | 'none';
}

/** Placeholder in `index.html` that the server replaces by the settings; the development server does not. */
const placeholder = '__PORTAL_SETTINGS__';

/** Parses the settings block. Missing settings get their defaults. */
export function parseSettings(text: string | null | undefined, defaults: PortalSettings): PortalSettings {
  const json = text?.trim() ?? '';
  if (json === '' || json === placeholder) return defaults;
  return { ...defaults, ...(JSON.parse(json) as Partial<PortalSettings>) };
}
