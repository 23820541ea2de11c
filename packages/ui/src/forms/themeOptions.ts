import type { ComponentThemeOptions } from '../theme/ComponentThemeOptions.ts';
import type { FormActionsProps } from './Form/FormActions.tsx';
import type { FormGridProps } from './Form/FormGrid.tsx';
import type { FormRootProps } from './Form/FormRoot.tsx';
import type { FormSummaryProps } from './Form/FormSummary.tsx';

/** What a theme can set for the components of this family. */
declare module '@mui/material/styles' {
  interface Components {
    PortalForm?: ComponentThemeOptions<FormRootProps>;
    PortalFormActions?: ComponentThemeOptions<FormActionsProps>;
    PortalFormGrid?: ComponentThemeOptions<FormGridProps>;
    PortalFormSummary?: ComponentThemeOptions<FormSummaryProps>;
  }
}
