import type { ComponentThemeOptions } from '../theme/ComponentThemeOptions.ts';
import type { ButtonProps } from './Button/Button.tsx';
import type { DayInputProps } from './DayInput/DayInput.tsx';
import type { LazyComponentProps } from './LazyComponent/LazyComponent.tsx';
import type { LinkButtonProps } from './LinkButton/LinkButton.tsx';
import type { RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
import type { StarButtonProps } from './StarButton/StarButton.tsx';

/** What a theme can set for the components of this family. */
declare module '@mui/material/styles' {
  interface Components {
    PortalButton?: ComponentThemeOptions<ButtonProps>;
    PortalDayInput?: ComponentThemeOptions<DayInputProps>;
    PortalLazyComponent?: ComponentThemeOptions<Pick<LazyComponentProps<object>, 'localeText'>>;
    PortalLinkButton?: ComponentThemeOptions<LinkButtonProps>;
    PortalRadioGroup?: ComponentThemeOptions<RadioGroupProps>;
    PortalStarButton?: ComponentThemeOptions<StarButtonProps>;
  }
}
