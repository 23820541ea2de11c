export { type Credentials, LoginForm, type LoginFormProps } from './LoginForm/LoginForm.tsx';
export { LOGIN_FAILED_MESSAGE, LoginError, type LoginStep } from './LoginForm/LoginError.ts';
export {
  SingleSignOnForm,
  type SingleSignOn,
  type SingleSignOnFormProps,
} from './SingleSignOnForm/SingleSignOnForm.tsx';
export {
  LoginAgainForm,
  type LoginAgainFormProps,
  type LoginReason,
} from './LoginAgainForm/LoginAgainForm.tsx';
export {
  SessionExpiryNotice,
  type SessionExpiryNoticeProps,
} from './SessionExpiryNotice/SessionExpiryNotice.tsx';
export { EmailForm, type EmailFormProps } from './EmailForm/EmailForm.tsx';
export { ONLY_LOGGED_MESSAGE } from './loggedOnlyResult.ts';
export { PasswordForm, type PasswordFormProps } from './PasswordForm/PasswordForm.tsx';
export type { PasswordError } from './PasswordForm/passwordErrors.ts';
export { SecondFactor, type SecondFactorProps } from './SecondFactor/SecondFactor.tsx';
export type { Passkey, SecondFactorSecret, SecondFactorState } from './SecondFactor/SecondFactorState.ts';
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './ProfileForm/ProfileForm.tsx';
