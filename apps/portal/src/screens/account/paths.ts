export const ACCOUNT_PATH = '/account';
export const PROFILE_PATH = '/account/profile';
export const EMAIL_PATH = '/account/email';
export const PASSWORD_PATH = '/account/password';
export const SECOND_FACTOR_PATH = '/account/two-step';
