/** The nonce that styles need under the content security policy, new in every answer of the server. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
