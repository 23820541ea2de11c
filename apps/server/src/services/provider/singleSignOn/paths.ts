/** Opened by the login page, and by links of the identity provider. */
export const signInPath = '/auth/sign-in';
/** The identity provider sends browsers back here. */
export const callbackPath = '/auth/callback';
/** The identity provider itself calls it. */
export const backChannelLogoutPath = '/auth/backchannel-logout';
