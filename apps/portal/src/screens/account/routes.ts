import type { Screen } from '../../navigation/screen.ts';
import { ACCOUNT_PATH, EMAIL_PATH, PASSWORD_PATH, PROFILE_PATH, SECOND_FACTOR_PATH } from './paths.ts';

export const accountScreens: readonly Screen[] = [
  {
    path: ACCOUNT_PATH,
    title: 'Account',
    isUnrestricted: true,
    load: async () => (await import('./Account/AccountScreen.tsx')).AccountScreen,
  },
  {
    path: PROFILE_PATH,
    title: 'Profile',
    isUnrestricted: true,
    load: async () => (await import('./Profile/ProfileScreen.tsx')).ProfileScreen,
  },
  {
    path: EMAIL_PATH,
    title: 'Email',
    isUnrestricted: true,
    load: async () => (await import('./Email/EmailScreen.tsx')).EmailScreen,
  },
  {
    path: PASSWORD_PATH,
    title: 'Password',
    isUnrestricted: true,
    load: async () => (await import('./Password/PasswordScreen.tsx')).PasswordScreen,
  },
  {
    path: SECOND_FACTOR_PATH,
    title: 'Two-step verification',
    isUnrestricted: true,
    load: async () => (await import('./SecondFactor/SecondFactorScreen.tsx')).SecondFactorScreen,
  },
];
