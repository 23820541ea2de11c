import { addons } from 'storybook/manager-api';
import { storybookThemes } from './storybookThemes.ts';

const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: storybookThemes[isDark ? 'dark' : 'light'] });
