import type { Screen } from '../../app/screen.ts';

export const homeScreens: readonly Screen[] = [
  {
    path: '/Home',
    title: 'Home',
    isOpen: true,
    load: async () => (await import('./Home/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: '/about',
    title: 'About',
    isOpen: true,
    load: async () => (await import('./About/AboutScreen.tsx')).AboutScreen,
  },
];
