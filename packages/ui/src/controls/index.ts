import './themeOptions.ts';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export {
  DayInput,
  type DayInputLocaleText,
  type DayInputProps,
  type DayPickerProps,
} from './DayInput/DayInput.tsx';
export { copyText } from './copyText.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { type InputAttributes, LabeledInput, type LabeledInputProps } from './LabeledInput/LabeledInput.tsx';
export {
  LazyComponent,
  type LazyComponentLocaleText,
  type LazyComponentProps,
} from './LazyComponent/LazyComponent.tsx';
export { ReloadContext } from './LazyComponent/ReloadContext.ts';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export type { Option } from './Option.ts';
export type { MenuEntry } from './PopupMenu/MenuEntry.ts';
export { type MenuOptions, useMenu } from './PopupMenu/useMenu.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { SelectInput } from './SelectInput/SelectInput.tsx';
export { StarButton, type StarButtonProps, type StarButtonLocaleText } from './StarButton/StarButton.tsx';
export { TextArea, TextInput } from './TextInput/TextInput.tsx';
