import { expect, test } from 'vitest';
import { productionSettings } from '../testing/productionSettings.ts';
import { readConfig } from './config.ts';

const settings = { ...productionSettings, MAIL_FROM: 'portal@jas.example' };

const toUrls = (login: string) => ({
  DATABASE_URL: `postgres://${login}db.example/portal`,
  REPORTS_DATABASE_URL: `postgres://${login}replica.example/portal`,
  SMTP_URL: `smtps://${login}mail.example`,
});

test.each(['portal:sixteen-letters-@', 'portal@', ''])('production accepts "%s" in URLs', (login) => {
  expect(() => readConfig({ ...settings, ...toUrls(login) })).not.toThrow();
});

test.each(['portal:fifteen-letters@', 'portal-of-the-company:portal-of-the-company@'])(
  'production rejects "%s" in each URL',
  (login) => {
    for (const [name, url] of Object.entries(toUrls(login))) {
      const mistake = `${name}: its password must have at least 16 characters in production, and not be the user name`;
      expect(() => readConfig({ ...settings, [name]: url })).toThrow(mistake);
    }
  },
);
