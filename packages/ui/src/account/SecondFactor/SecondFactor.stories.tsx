import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { formDriver } from '../../testing/formDriver.ts';
import { SecondFactor, type SecondFactorProps } from './SecondFactor.tsx';
import type { SecondFactorState } from './SecondFactorState.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Customer%20Service%20Portal:dana.whitfield?issuer=Customer%20Service%20Portal&secret=${secret}`;
const codes = Array.from({ length: 10 }, (_, index) => `K3QV-7XTB-M2LA-P5W${'ABCDEFGHIJ'[index]}`);
const off: SecondFactorState = {
  isOn: false,
  since: null,
  hasApp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
  offersPasskeys: true,
};
const laptop = {
  passkeyId: 17,
  name: 'Work laptop',
  createdAt: '2026-05-04T13:20:00',
  lastUsedAt: '2026-05-11T12:05:00',
};
const on: SecondFactorState = {
  ...off,
  isOn: true,
  since: '2026-05-04T13:20:00',
  hasApp: true,
  passkeys: [laptop],
  recoveryCodesLeft: 9,
};
const wrongPassword = {
  ok: false,
  message: '',
  fields: { password: ['The password is incorrect'] },
} as const;

type Answer<Name extends Exclude<keyof SecondFactorProps, 'userName' | 'state' | 'onChanged'>> = Awaited<
  ReturnType<SecondFactorProps[Name]>
>;

const meta = {
  component: SecondFactor,
  args: {
    userName: 'dana.whitfield',
    state: off,
    onAddPasskey: fn(async (): Promise<Answer<'onAddPasskey'>> => ({ ok: true, data: codes })),
    onStart: fn(async (): Promise<Answer<'onStart'>> => ({ ok: true, data: { secret, uri } })),
    onConfirm: fn(async (): Promise<Answer<'onConfirm'>> => ({ ok: true, data: codes })),
    onRemove: fn(async (): Promise<Answer<'onRemove'>> => ({ ok: true, data: null })),
    onRenewCodes: fn(async (): Promise<Answer<'onRenewCodes'>> => ({ ok: true, data: codes })),
    onTurnOff: fn(async (): Promise<Answer<'onTurnOff'>> => ({ ok: true, data: null })),
    onChanged: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'Account: adds and removes passkeys and an authenticator app (password, QR code, first code), shows the recovery codes once, and turns two-step verification off.',
      notFor: 'The second step at sign-in, which is part of `LoginForm`.',
      accessibility: [
        'The QR code is an image with a name; the key beside it can be typed or copied instead.',
        'Each step is a form whose first field has the focus.',
      ],
    },
  },
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function enterPassword({ canvas, userEvent }: Context, button: string, submit: string) {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  await waitFor(() => expect(canvas.getByLabelText(/^Your password/)).toHaveFocus());
  await userEvent.keyboard('Blue-Kettle-41');
  await userEvent.click(canvas.getByRole('button', { name: submit }));
}
const setUp = (context: Context) => enterPassword(context, 'Set up authenticator app', 'Continue');

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Two-step verification' })).toHaveTextContent('Off');
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
  },
};

export const Required: Story = {
  args: { state: { ...off, isRequired: true } },
  play: async ({ canvas }) => void (await canvas.findByText(/^Your role requires two-step verification/)),
};

export const On: Story = {
  args: { state: on },
  play: async ({ canvas }) => void (await canvas.findByText(/9 recovery codes left/)),
};

export const OnAndRequired: Story = { args: { state: { ...on, recoveryCodesLeft: 1, isRequired: true } } };

/** The installation has no address that passkeys could belong to. */
export const WithoutPasskeys: Story = {
  args: { state: { ...off, offersPasskeys: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add passkey' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  },
};

export const PasskeysOnly: Story = {
  args: {
    state: {
      ...on,
      hasApp: false,
      passkeys: [laptop, { ...laptop, passkeyId: 18, name: 'Security key', lastUsedAt: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/not used yet$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    state: {
      ...on,
      passkeys: [{ ...laptop, name: 'Work laptop of the purchasing department, docking station 4' }],
    },
  },
  globals: { viewport: { value: 'w390' } },
};

async function addPasskey({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add passkey' }));
  await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus());
  const form = formDriver(canvas, 'Add passkey', userEvent);
  await form.fillIn({ Name: 'Work laptop', 'Your password': 'Blue-Kettle-41' });
  await form.submit();
}

export const AddingPasskey: Story = {
  play: async (context) => {
    await addPasskey(context);
    await expect(await context.canvas.findAllByRole('listitem')).toHaveLength(10);
    await expect(context.args.onAddPasskey).toHaveBeenCalledWith({
      name: 'Work laptop',
      password: 'Blue-Kettle-41',
    });
  },
};

/** The recovery codes were shown with the first one. */
export const AnotherPasskey: Story = {
  args: {
    state: on,
    onAddPasskey: fn(async (): Promise<Answer<'onAddPasskey'>> => ({ ok: true, data: [] })),
  },
  play: async (context) => {
    await addPasskey(context);
    await waitFor(() => expect(context.args.onChanged).toHaveBeenCalledOnce());
    await expect(context.canvas.getByText(/9 recovery codes left/)).toBeVisible();
  },
};

/** The user has canceled in the browser; what was typed is kept. */
export const PasskeyCanceled: Story = {
  args: {
    onAddPasskey: fn(async (): Promise<Answer<'onAddPasskey'>> => ({
      ok: false,
      message: 'The passkey was not added. The request was canceled or took too long. Try again.',
    })),
  },
  play: async (context) => {
    await addPasskey(context);
    await expect(await context.canvas.findByText(/^The passkey was not added\./)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Work laptop');
  },
};

export const RemovePasskey: Story = {
  args: { state: on },
  play: async (context) => {
    await enterPassword(context, 'Remove Work laptop', 'Remove passkey');
    await waitFor(() => expect(context.args.onChanged).toHaveBeenCalledOnce());
    await expect(context.args.onRemove).toHaveBeenCalledWith({ password: 'Blue-Kettle-41', passkeyId: 17 });
  },
};

/** What it does is said before. */
export const RemoveLast: Story = {
  args: { state: { ...on, passkeys: [] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove authenticator app' }));
    await expect(canvas.getByText(/two-step verification is then off\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await enterPassword(context, 'Remove authenticator app', 'Remove authenticator app');
    await expect(context.args.onRemove).toHaveBeenCalledWith({ password: 'Blue-Kettle-41', passkeyId: null });
  },
};

/** The app gets its key from the picture, or typed. */
export const SettingUp: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await setUp(context);
    await expect(
      await canvas.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(args.onStart).toHaveBeenCalledWith({ password: 'Blue-Kettle-41' });
    await waitFor(() => expect(canvas.getByLabelText(/^Code/)).toHaveFocus());
  },
};

export const SetUp: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await setUp(context);
    const form = formDriver(canvas, 'Confirm code', userEvent);
    await canvas.findByRole('form', { name: 'Confirm code' });
    await form.fillIn({ Code: '492 039' });
    await form.submit();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
    await expect(args.onConfirm).toHaveBeenCalledWith({ code: '492 039' });
    await expect(canvas.getByText('On')).toBeVisible();
    await expect(args.onChanged).not.toHaveBeenCalled();

    const files: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return '#codes';
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download codes' }));
    await expect(await files[0]?.text()).toBe(`${codes.join('\n')}\n`);
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved the codes' }));
    await expect(args.onChanged).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const WrongPassword: Story = {
  args: { onStart: fn(async (): Promise<Answer<'onStart'>> => wrongPassword) },
  play: async (context) => {
    await setUp(context);
    await context.canvas.findByText('The password is incorrect');
  },
};

export const WrongCode: Story = {
  args: {
    onConfirm: fn(async (): Promise<Answer<'onConfirm'>> => ({
      ok: false,
      message: '',
      fields: { code: ['The code is not valid'] },
    })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await setUp(context);
    await canvas.findByRole('form', { name: 'Confirm code' });
    const form = formDriver(canvas, 'Confirm code', userEvent);
    await form.fillIn({ Code: '12345' });
    await form.submit();
    await canvas.findByText('Enter the 6 digits that the app shows');
    await form.fillIn({ Code: '111111' });
    await form.submit();
    await canvas.findByText('The code is not valid');
  },
};

export const NewCodes: Story = {
  args: { state: on },
  play: async (context) => {
    await enterPassword(context, 'New recovery codes', 'Get new codes');
    await expect(await context.canvas.findAllByRole('listitem')).toHaveLength(10);
    await expect(context.args.onRenewCodes).toHaveBeenCalledWith({ password: 'Blue-Kettle-41' });
  },
};

export const TurnedOff: Story = {
  args: { state: on },
  play: async (context) => {
    await enterPassword(context, 'Turn off', 'Turn off two-step verification');
    await waitFor(() => expect(context.args.onChanged).toHaveBeenCalledOnce());
    await expect(context.args.onTurnOff).toHaveBeenCalledWith({ password: 'Blue-Kettle-41' });
  },
};
