import * as fc from 'fast-check';
import { resolve, type Document, type Schema } from '../../contract/documents.ts';

/** Longest text and list that are made by chance; what stands exactly at a limit is made beside them. */
const usualLength = 40;
const usualItems = 4;

/** Values that fit a schema of the contract: its examples, what chance makes of it, and its limits. */
export function valuesOf(document: Document, schema: Schema): fc.Arbitrary<unknown> {
  const target = resolve<Schema>(document, schema);
  if (target.enum) return fc.constantFrom(...target.enum);
  if (target.anyOf) return fc.oneof(...target.anyOf.map((option) => valuesOf(document, option)));
  const types = [target.type ?? 'object'].flat();
  const made = fc.oneof(...types.map((type) => ofType(document, type, target)));
  return target.examples ? fc.oneof(fc.constantFrom(...target.examples), made) : made;
}

function ofType(document: Document, type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return integers(schema);
    case 'number':
      return fc.double({
        min: schema.minimum ?? -1e6,
        max: schema.maximum ?? 1e6,
        noNaN: true,
        noDefaultInfinity: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const maxLength = Math.min(schema.maxItems ?? usualItems, usualItems);
      return fc.array(valuesOf(document, schema.items ?? {}), { maxLength });
    }
    default:
      return objects(document, schema);
  }
}

function texts({ pattern, format, minLength = 0, maxLength = usualLength }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  if (format === 'date-time') return fc.constant('2025-03-14T22:05:00Z');
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, usualLength)) };
  const storable = fc.string({ unit: 'binary', ...length }).filter((text) => !text.includes('\0'));
  const day = fc.constantFrom('20250301', '2025-03-01', '20241231');
  const options = [
    storable,
    fc.string(length),
    fc.constant('x'.repeat(maxLength)),
    fc.constant('🧶'.repeat(maxLength)),
  ];
  return fc.oneof(...options, ...(maxLength >= 10 && minLength <= 8 ? [day] : []));
}

/** Small ones more often than large: they are ids of something. */
function integers({ minimum = -2_147_483_648, maximum = 2_147_483_647 }: Schema): fc.Arbitrary<number> {
  const small = {
    min: Math.min(Math.max(minimum, 1), maximum),
    max: Math.min(Math.max(minimum, 30), maximum),
  };
  return fc.oneof(
    fc.integer(small),
    fc.integer({ min: minimum, max: maximum }),
    fc.constantFrom(minimum, maximum),
  );
}

function objects(document: Document, { properties = {}, required = [], additionalProperties }: Schema) {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valuesOf(document, property)]),
  );
  const fixed = fc.record(values, { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return fixed;
  const others = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 20 }),
    valuesOf(document, additionalProperties),
    {
      maxKeys: usualItems,
    },
  );
  return fc.tuple(others, fixed).map(([more, own]) => ({ ...more, ...own }));
}
