import type { Screen } from '../../navigation/screen.ts';

export const homeScreens: readonly Screen[] = [
  {
    path: '/Home',
    title: 'Home',
    isUnrestricted: true,
    load: async () => (await import('./Home/HomeScreen.tsx')).HomeScreen,
    loadPrefetch: async () => (await import('../../api/resources/home.ts')).prefetchHome,
  },
  {
    path: '/about',
    title: 'About',
    isUnrestricted: true,
    load: async () => (await import('./About/AboutScreen.tsx')).AboutScreen,
  },
];
