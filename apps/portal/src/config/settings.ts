import { basePath } from './env.ts';
import { parseSettings, type PortalSettings } from './parseSettings.ts';

/** Settings of this installation, read once from the data block that the server writes into `index.html`. */
export const settings: PortalSettings = parseSettings(
  document.getElementById('portal-settings')?.textContent,
  { privacyUrl: `${basePath}/privacy.html`, termsUrl: `${basePath}/terms.html` },
);

/** The nonce that styles need under the content security policy, new in every answer of the server. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
