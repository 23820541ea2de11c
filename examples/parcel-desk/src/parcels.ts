import { z } from 'zod';
import type { Column } from '@portal/ui/tables';

export interface Parcel {
  id: string;
  recipient: string;
  country: string;
  weight: number;
  pickupFrom: string;
  status: 'offen' | 'zugestellt';
  items: readonly { name: string }[];
}

export const countries = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
  { value: 'CH', label: 'Schweiz' },
];

const nameOf = (country: string) => countries.find(({ value }) => value === country)?.label ?? country;

export const parcels: readonly Parcel[] = [
  ['P-1001', 'Anna Berger', 'DE', 2.4, '2026-06-15'],
  ['P-1002', 'Jonas Huber', 'AT', 11, '2026-06-16'],
  ['P-1003', 'Lea Keller', 'CH', 0.8, '2026-06-16'],
].map(([id, recipient, country, weight, pickupFrom]) => ({
  id: String(id),
  recipient: String(recipient),
  country: String(country),
  weight: Number(weight),
  pickupFrom: String(pickupFrom),
  status: 'offen',
  items: [{ name: 'Bücher' }],
}));

export const parcelColumns: readonly Column<Parcel>[] = [
  { field: 'recipient', heading: 'Empfänger' },
  { field: 'country', heading: 'Land', format: nameOf },
  {
    field: 'weight',
    heading: 'Gewicht',
    align: 'right',
    format: (weight) => `${weight.toLocaleString('de-DE')} kg`,
  },
  { field: 'status', heading: 'Status' },
];

export const parcelSchema = z
  .object({
    recipient: z.string().min(1, 'Empfänger fehlt'),
    country: z.string().min(1, 'Land fehlt'),
    customsValue: z.number().nullable(),
    weight: z.number('Gewicht fehlt').positive('Gewicht fehlt').max(30, 'Höchstens 30 kg').nullable(),
    pickupFrom: z.iso.date('Kein Datum'),
    pickupTo: z.iso.date('Kein Datum'),
    isInsured: z.boolean(),
    services: z.array(z.string()),
    items: z.array(z.object({ name: z.string().min(1, 'Inhalt fehlt') })).min(1, 'Mindestens ein Inhalt'),
    papers: z.array(z.file()),
  })
  .refine(({ weight }) => weight !== null, { path: ['weight'], error: 'Gewicht fehlt' })
  .refine(({ country, customsValue }) => country !== 'CH' || customsValue !== null, {
    path: ['customsValue'],
    error: 'Zollwert fehlt',
  });
