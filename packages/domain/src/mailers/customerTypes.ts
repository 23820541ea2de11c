/** A kind of customer that a mailer goes to. */
export interface CustomerType {
  /** One character; a blank for "Not Classified". */
  code: string;
  text: string;
}

/** All customer types, in the order of the select (specification 2 §9). */
export const customerTypes: readonly CustomerType[] = [
  { code: ' ', text: 'Not Classified' },
  { code: 'R', text: 'Respondents' },
  { code: 'N', text: 'Non-Respondents' },
  { code: 'M', text: 'Non-Respondents/Mult. Signups' },
  { code: 'F', text: 'First tab mailed' },
  { code: 'S', text: 'Store Mailing' },
  { code: 'G', text: 'New Signup' },
  { code: 'P', text: 'Prospect Mailing' },
  { code: 'O', text: 'Other' },
  { code: 'A', text: 'Non-modeled' },
  { code: 'B', text: 'Modeled' },
];

/** True for the code of a customer type; `''` counts as the blank. */
export function isCustomerType(code: string): boolean {
  return customerTypes.some((type) => type.code === (code || ' '));
}
