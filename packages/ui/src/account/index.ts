export {
  type Credentials,
  LOGIN_FAILED_MESSAGE,
  LoginCodeError,
  TooManyLoginsError,
  LoginForm,
  type LoginFormProps,
} from './LoginForm/LoginForm.tsx';
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
export {
  SecondFactor,
  type SecondFactorProps,
  type SecondFactorSecret,
  type SecondFactorState,
} from './SecondFactor/SecondFactor.tsx';
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './ProfileForm/ProfileForm.tsx';
