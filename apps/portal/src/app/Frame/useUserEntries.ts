import type { MenuEntry } from '@portal/ui/controls';
import { signOut, signOutEverywhere } from '../../api/session/signOut.ts';
import { submitResult } from '../../api/submitResult.ts';
import { PROFILE_PATH } from '../../screens/account/paths.ts';
import { requestConfirmation } from '../../state/confirmation.ts';
import { useDensity, usePreferences } from '../../state/preferences.ts';

const colorModes = [
  { label: 'Light', colorMode: 'light' },
  { label: 'Dark', colorMode: 'dark' },
  { label: 'Use system setting', colorMode: 'system' },
] as const;
const densities = [
  { label: 'Comfortable', density: 'comfortable' },
  { label: 'Compact', density: 'compact' },
] as const;

/**
 * Account, appearance and sign-out: the menu of the user, in the palette too.
 * @param leave runs an action that leaves the page, after confirmation if there are unsaved changes
 */
export function useUserEntries(leave: (action: () => void) => void): MenuEntry[] {
  const [preferences, changePreferences] = usePreferences();
  const [shownDensity, changeDensity] = useDensity();
  return [
    { kind: 'link', label: 'Profile', href: PROFILE_PATH },
    { kind: 'link', label: 'About', href: '/about' },
    { kind: 'separator' },
    { kind: 'heading', label: 'Appearance' },
    ...colorModes.map(({ label, colorMode }): MenuEntry => ({
      kind: 'radio',
      label,
      checked: preferences.colorMode === colorMode,
      onSelect: () => changePreferences({ colorMode }),
    })),
    { kind: 'heading', label: 'Density' },
    ...densities.map(({ label, density }): MenuEntry => ({
      kind: 'radio',
      label,
      checked: shownDensity === density,
      onSelect: () => changeDensity(density),
    })),
    { kind: 'separator' },
    { kind: 'action', label: 'Sign out', onSelect: () => leave(signOut) },
    {
      kind: 'action',
      label: 'Sign out everywhere',
      onSelect: () => leave(confirmSignOutEverywhere),
    },
  ];
}

function confirmSignOutEverywhere(): void {
  requestConfirmation({
    title: 'Sign out everywhere',
    question: 'This ends all your sessions, here and on other devices. Unsaved work is lost.',
    confirmLabel: 'Sign out everywhere',
    cancelLabel: 'Cancel',
    destructive: true,
    onConfirm: () => submitResult(signOutEverywhere)(undefined),
  });
}
