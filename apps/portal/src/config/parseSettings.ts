import { safeUrl } from '@portal/domain';

/** The settings of an installation for the browser. URLs are validated as safe link targets. */
export interface PortalSettings {
  /** Target of the footer link `Privacy`. */
  privacyUrl: string;
  /** Target of the footer link `Terms`. */
  termsUrl: string;
  /** URL of the reporting server: another origin, or a path of this origin for the embedded one. */
  reportingServerUrl: string;
  /** Applications per page of the grant program review. */
  grantRowsPerPage: number;
}

/** Placeholder in `index.html` that the server replaces by the settings; the development server does not. */
const unwritten = '__PORTAL_SETTINGS__';

/**
 * Parses the settings block. Missing settings and null get their defaults.
 * @throws Error that lists every invalid setting, so that a misconfiguration is noticed
 */
export function parseSettings(text: string | null | undefined, defaults: PortalSettings): PortalSettings {
  const json = text?.trim() ?? '';
  if (json === '' || json === unwritten) return defaults;

  const given: unknown = JSON.parse(json);
  if (typeof given !== 'object' || given === null) throw new Error('The portal settings are not an object.');
  const values = given as Partial<Record<keyof PortalSettings, unknown>>;
  const wrong: string[] = [];

  const address = (name: keyof PortalSettings): string => {
    const value = values[name] ?? defaults[name];
    const safe = typeof value === 'string' ? safeUrl(value, { allowHttp: true }) : null;
    if (!safe) wrong.push(name);
    return safe?.url ?? '';
  };

  const count = (name: keyof PortalSettings, most: number): number => {
    const value = values[name] ?? defaults[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
    wrong.push(name);
    return 1;
  };

  const settings = {
    privacyUrl: address('privacyUrl'),
    termsUrl: address('termsUrl'),
    reportingServerUrl: address('reportingServerUrl'),
    grantRowsPerPage: count('grantRowsPerPage', 500),
  };
  if (wrong.length > 0) throw new Error(`Wrong portal settings: ${wrong.join(', ')}.`);
  return settings;
}
