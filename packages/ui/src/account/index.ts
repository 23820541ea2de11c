export {
  type Credentials,
  LOGIN_FAILED_MESSAGE,
  LoginForm,
  type LoginFormProps,
} from './LoginForm/LoginForm.tsx';
