/** Option of a select or of radio buttons. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}
