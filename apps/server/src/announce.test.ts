import { expect, test } from 'vitest';
import { listWarnings } from './announce.ts';
import { readConfig } from './config/config.ts';

test.each([
  { HOST: '127.0.0.1', TRUST_PROXY: '', warns: false },
  { HOST: '::1', TRUST_PROXY: '', warns: false },
  { HOST: 'localhost', TRUST_PROXY: '', warns: false },
  { HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.0/8', warns: false },
  { HOST: '0.0.0.0', TRUST_PROXY: '', warns: true },
])('the start at $HOST behind "$TRUST_PROXY" warns about logins without a browser: $warns', (given) => {
  const { warns, ...environment } = given;
  const warnings = listWarnings(readConfig(environment));
  expect(warnings.some((warning) => warning.includes('not bound to browsers'))).toBe(warns);
});
