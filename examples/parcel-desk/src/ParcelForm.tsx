import { fieldsFor, FormModal, moreFieldsFor, useFormValues } from '@portal/ui/forms';
import { countries, type Parcel, parcelSchema } from './parcels';

const { NumberField, TextField } = fieldsFor(parcelSchema);
const { ComboboxField, DateRangeField, FieldList, FileField, MultiSelectField, SwitchField } =
  moreFieldsFor(parcelSchema);

const services = ['Express', 'Nachnahme', 'Sperrgut'].map((value) => ({ value, label: value }));

/** As if a server searched them. */
async function loadCountries({ text }: { text: string }) {
  return countries.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
}

interface ParcelFormProps {
  onAdd: (parcel: Omit<Parcel, 'id'>) => void;
  onClose: () => void;
}

export function ParcelForm({ onAdd, onClose }: ParcelFormProps) {
  return (
    <FormModal
      title="Paket anlegen"
      submitLabel="Paket anlegen"
      schema={parcelSchema}
      defaultValues={{
        recipient: '',
        country: '',
        customsValue: null,
        weight: null,
        pickupFrom: '2026-06-17',
        pickupTo: '2026-06-18',
        isInsured: false,
        services: [],
        items: [{ name: '' }],
        papers: [],
      }}
      onSubmit={({ recipient, country, weight, pickupFrom, items }) => {
        if (recipient === 'Niemand') return { ok: false, fields: { recipient: 'Unbekannt verzogen' } };
        onAdd({ recipient, country, weight: weight ?? 0, pickupFrom, items, status: 'offen' });
        return { ok: true };
      }}
      onClose={onClose}
    >
      <TextField name="recipient" label="Empfänger" />
      <ComboboxField name="country" label="Land" options={loadCountries} />
      <Customs />
      <NumberField name="weight" label="Gewicht" step="any" unit="kg" />
      <DateRangeField name="pickupFrom" endName="pickupTo" label="Abholung" span="row" />
      <MultiSelectField name="services" label="Leistungen" options={services} />
      <SwitchField name="isInsured" label="Versichert" />
      <FieldList
        name="items"
        label="Inhalt"
        newItem={{ name: '' }}
        addLabel="Inhalt ergänzen"
        itemLabel={(position) => `Inhalt ${position}`}
      >
        {(path) => <TextField name={`${path}.name`} label="Bezeichnung" />}
      </FieldList>
      <FileField name="papers" label="Papiere" multiple span="row" />
    </FormModal>
  );
}

/** Only parcels to Switzerland have a customs value. */
function Customs() {
  const { values } = useFormValues(parcelSchema);
  return values.country === 'CH' ? <NumberField name="customsValue" label="Zollwert" unit="CHF" /> : null;
}
