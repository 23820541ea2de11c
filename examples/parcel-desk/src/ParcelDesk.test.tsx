import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formDriver, modalDriver, tableDriver } from '@portal/ui/testing';
import { afterEach, expect, test } from 'vitest';
import { formText, tableText } from './germanTheme';
import { ParcelDesk } from './ParcelDesk';

afterEach(cleanup);

test('a parcel is added, with the fields of its country', async () => {
  const user = userEvent.setup();
  render(<ParcelDesk />);
  await user.click(screen.getByRole('button', { name: 'Paket anlegen' }));
  const form = formDriver(screen, 'Paket anlegen', user, formText);
  expect(form.labels()).not.toContain('Zollwert');
  await form.fillIn({ Empfänger: 'Mia Roth', Land: 'Schweiz', Gewicht: 3.5, Bezeichnung: 'Uhr' });
  await form.fillIn({ Leistungen: ['Express', 'Sperrgut'], Versichert: true, 'Abholung, bis': '2026-06-19' });
  await form.submit();
  await waitFor(() => expect(form.errors()).toEqual({ Zollwert: 'Zollwert fehlt' }));
  await form.fillIn({ Zollwert: 400 });
  await form.submit();
  await waitFor(() => expect(modalDriver(screen, 'Paket anlegen').isOpen()).toBe(false));
  const table = tableDriver(screen, 'Pakete', user, tableText);
  expect(table.cells('Empfänger')).toContain('Mia Roth');
  expect(table.cells('Gewicht')).toContain('3,5 kg');
});

test('unsaved input is kept until the user discards it', async () => {
  const user = userEvent.setup();
  render(<ParcelDesk />);
  await user.click(screen.getByRole('button', { name: 'Paket anlegen' }));
  const form = formDriver(screen, 'Paket anlegen', user, formText);
  await form.fillIn({ Empfänger: 'Niemand' });
  await form.cancel();
  const question = modalDriver(screen, 'Eingaben verwerfen', user);
  await question.waitUntilOpen();
  await question.press('Weiter bearbeiten');
  expect(form.value('Empfänger')).toBe('Niemand');
});
