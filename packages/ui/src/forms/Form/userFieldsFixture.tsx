import { fieldsFor } from '../fieldsFor.ts';
import { companies, shifts, userSchema } from './userFormFixture.ts';

const { TextField, SelectField, NumberField, CheckboxField, RadioField, DateField } = fieldsFor(userSchema);

/** Fields of every kind, for stories. */
export function UserFields() {
  return (
    <>
      <TextField name="userName" label="User Name" chars={24} readOnly span="row" />
      <TextField name="firstName" label="First Name" maxLength={20} />
      <TextField name="lastName" label="Last Name" maxLength={20} />
      <TextField
        name="email"
        label="Email"
        type="email"
        maxLength={100}
        help="Used for messages and resets"
      />
      <SelectField name="company" label="Company" options={companies} />
      <NumberField name="desk" label="Desk" min={1} />
      <DateField name="startsOn" label="Starts On" />
      <RadioField name="shift" label="Shift" options={shifts} />
      <CheckboxField name="isLockedOut" label="Locked out" />
      <TextField name="notes" label="Notes" rows={3} span="row" />
    </>
  );
}
