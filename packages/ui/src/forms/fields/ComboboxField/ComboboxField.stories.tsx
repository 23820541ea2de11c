import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import type { OptionsSearch } from './OptionsInput.tsx';

const cities = ['Akron', 'Canton', 'Columbus', 'Hudson', 'Medina', 'Parma'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

/** As if a server searched them. */
async function loadCities({ text }: OptionsSearch) {
  return cities.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
}

const meta = {
  component: ComboboxField,
  args: { name: 'city', label: 'City', options: cities },
  decorators: [inForm],
  parameters: {
    ...formOf({ city: '' }, ({ city }) => ({ city: city ? undefined : 'Choose a city' })),
    guide: {
      purpose:
        'One of hundreds or thousands of values, found by typing: a city, a customer. `options` is the list or a function that loads what matches.',
      notFor:
        'Up to a few hundred short values, which are a `SelectField`; any text, which is a `TextField`.',
      keyboard: [
        ['letters', 'search'],
        ['`↓` `↑`', 'next and previous option'],
        ['`Enter`', 'selects; with the list closed it submits'],
        ['`Esc`', 'closes the list'],
      ],
      accessibility: [
        'A combobox with a list of options, of MUI’s `Autocomplete`; it is busy while options load.',
      ],
    },
  },
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ City: 'Medina' });
    await expect(form.value('City')).toBe('Medina');
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ city: '5' }));
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'm');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Columbus',
        'Medina',
        'Parma',
      ]),
    );
  },
};

/** Options are loaded when the list opens and as the user types; a selected value keeps its label. */
export const Loaded: Story = {
  args: {
    options: fn(loadCities),
    knownOptions: [{ value: '9', label: 'Dayton' }],
  },
  parameters: formOf({ city: '9' }),
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await expect(form.value('City')).toBe('Dayton');
    await form.fillIn({ City: 'Parma' });
    await expect(args.options).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Parma' }));
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ city: '6' }));
    await expect(form.value('City')).toBe('Parma');
  },
};

/** Text that opens the list by being pasted is searched for, too. */
export const Pasted: Story = {
  args: { options: loadCities },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'City' }).focus();
    await userEvent.paste('Parm');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Parma']),
    );
  },
};

export const LoadingFailed: Story = {
  args: { options: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }));
    await waitFor(() => expect(screen.getByText("Couldn't load the options")).toBeVisible());
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.submit();
    await waitFor(() => expect(form.error('City')).toBe('Choose a city'));
    await expect(form.field('City')).toHaveFocus();
    await form.fillIn({ City: 'Akron' });
    await waitFor(() => expect(form.errors()).toEqual({}));
  },
};

export const ReadOnly: Story = { args: { readOnly: true }, parameters: formOf({ city: '3' }) };
