export { DayPicker, type DayPickerProps } from '../forms/inputs/DayInput/DayPicker.tsx';
