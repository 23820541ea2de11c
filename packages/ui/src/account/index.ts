export {
  type Credentials,
  LOGIN_FAILED_MESSAGE,
  LoginForm,
  type LoginFormProps,
} from './LoginForm/LoginForm.tsx';
export { LoginAgainForm, type LoginAgainFormProps } from './LoginAgainForm/LoginAgainForm.tsx';
export { LoginEnding, type LoginEndingProps } from './LoginEnding/LoginEnding.tsx';
