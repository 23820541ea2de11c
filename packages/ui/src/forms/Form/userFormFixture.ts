import * as z from 'zod/mini';

/** A schema with every kind of value, for stories and tests. */
export const userSchema = z.object({
  userName: z.string(),
  firstName: z.string().check(z.minLength(2, 'First Name needs 2 characters or more')),
  lastName: z.string().check(z.minLength(2, 'Last Name needs 2 characters or more')),
  email: z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/, 'Enter a valid email address')),
  company: z.string().check(z.minLength(1, 'Choose a company')),
  desk: z.nullable(z.number('Desk needs a number').check(z.int('Desk needs a whole number'))),
  startsOn: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Enter a date as YYYY-MM-DD')),
  shift: z.enum(['day', 'night'], 'Choose a shift'),
  isLockedOut: z.boolean(),
  notes: z.string(),
});

export type UserValues = z.input<typeof userSchema>;

export const dana: UserValues = {
  userName: 'dana.whitfield',
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana.whitfield@example.com',
  company: 'JAS',
  desk: 214,
  startsOn: '2024-03-18',
  shift: 'day',
  isLockedOut: false,
  notes: '',
};

export const emptyUser: UserValues = {
  ...dana,
  userName: '',
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  desk: null,
  startsOn: '',
};

export const companies = [
  { value: '', label: '' },
  { value: 'JAS', label: 'Joann Stores' },
  { value: 'MSC', label: 'Marketing Service Center' },
  { value: 'COL', label: 'Coleman' },
];

export const shifts = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
] as const;
