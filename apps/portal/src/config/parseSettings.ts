import { toSafeUrl } from '@portal/domain';

/** The settings of an installation for the browser. URLs are validated as safe link targets. */
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

/**
 * Parses the settings block. Missing settings and null get their defaults.
 * @throws Error that lists every invalid setting, so that a misconfiguration is noticed
 */
export function parseSettings(text: string | null | undefined, defaults: PortalSettings): PortalSettings {
  const json = text?.trim() ?? '';
  if (json === '' || json === placeholder) return defaults;

  const parsed: unknown = JSON.parse(json);
  if (typeof parsed !== 'object' || parsed === null)
    throw new Error('The portal settings are not an object.');
  const values = parsed as Partial<Record<keyof PortalSettings, unknown>>;
  const invalidNames: string[] = [];

  const readUrl = (name: keyof PortalSettings): string => {
    const value = values[name] ?? defaults[name];
    const safe = typeof value === 'string' ? toSafeUrl(value, { allowHttp: true }) : null;
    if (!safe) invalidNames.push(name);
    return safe?.url ?? '';
  };

  const readCount = (name: keyof PortalSettings, max: number): number => {
    const value = values[name] ?? defaults[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max) return value;
    invalidNames.push(name);
    return 1;
  };

  const readTimeZone = (name: keyof PortalSettings): string => {
    const value = values[name] ?? defaults[name];
    // Whether it exists has been checked by the server; looking it up here would delay every page.
    if (typeof value === 'string' && value !== '') return value;
    invalidNames.push(name);
    return '';
  };

  const settings = {
    accessContact: String(values.accessContact ?? defaults.accessContact),
    privacyUrl: readUrl('privacyUrl'),
    termsUrl: readUrl('termsUrl'),
    reportingServerUrl: readUrl('reportingServerUrl'),
    grantRowsPerPage: readCount('grantRowsPerPage', 500),
    companyTimeZone: readTimeZone('companyTimeZone'),
    singleSignOn: values.singleSignOn as SingleSignOnSettings | undefined,
  };
  if (invalidNames.length > 0) throw new Error(`Invalid portal settings: ${invalidNames.join(', ')}.`);
  return settings;
}
