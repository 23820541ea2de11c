import type { PortalThemeOptions } from '@portal/ui/theme';

/** The portal's additions to the theme of `@portal/ui`: the date picker, loaded on first use. */
export const theme: PortalThemeOptions = {
  components: {
    PortalDayInput: {
      defaultProps: { loadPicker: async () => (await import('@portal/ui/controls/DayPicker')).DayPicker },
    },
  },
};
