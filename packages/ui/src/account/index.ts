export {
  type Credentials,
  LOGIN_FAILED_MESSAGE,
  LoginForm,
  type LoginFormProps,
} from './LoginForm/LoginForm.tsx';
export { LoginAgainForm, type LoginAgainFormProps } from './LoginAgainForm/LoginAgainForm.tsx';
export { LoginEnding, type LoginEndingProps } from './LoginEnding/LoginEnding.tsx';
export { EmailForm, type EmailFormProps } from './EmailForm/EmailForm.tsx';
export { ONLY_LOGGED_MESSAGE } from './onlyLogged.ts';
export { PasswordForm, type PasswordFormProps } from './PasswordForm/PasswordForm.tsx';
export type { PasswordMistake } from './PasswordForm/sortMistakes.ts';
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './ProfileForm/ProfileForm.tsx';
