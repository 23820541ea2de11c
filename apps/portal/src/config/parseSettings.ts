import { safeUrl } from '@portal/domain';

/** What an installation can set for the browser. Addresses are safe to be used as link targets. */
export interface PortalSettings {
  /** Where the footer's `Privacy` leads. */
  privacyUrl: string;
  /** Where the footer's `Terms` leads. */
  termsUrl: string;
  /** Where the reporting server is: another origin, or a path of this one for the embedded one. */
  reportingServerUrl: string;
  /** Applications in a page of the grant program review. */
  grantRowsPerPage: number;
}

/** What stands in `index.html` until a server writes the settings; the development server leaves it there. */
const unwritten = '__PORTAL_SETTINGS__';

/**
 * Reads the settings block. A setting that is absent or null has its default.
 * @throws Error naming every wrong setting: a wrong installation must be noticed, not guessed around
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
