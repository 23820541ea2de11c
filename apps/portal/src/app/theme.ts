import type { PortalThemeOptions } from '@portal/ui/theme';

/** What the portal has beside the look of `@portal/ui`: calendars, fetched with the first day that is chosen. */
export const theme: PortalThemeOptions = {
  components: {
    PortalDayInput: {
      defaultProps: { loadPicker: async () => (await import('@portal/ui/pickers')).DayPicker },
    },
  },
};
