export type { DayPickerProps } from '../forms/inputs/DayInput/DayInput.tsx';
export { DayPicker } from '../forms/inputs/DayInput/DayPicker.tsx';
