/** The nonce that the content security policy requires for styles; new in every response. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
