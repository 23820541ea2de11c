import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { formDriver } from '../../testing/formDriver.ts';
import { SecondFactor, type SecondFactorProps } from './SecondFactor.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Customer%20Service%20Portal:dana.whitfield?issuer=Customer%20Service%20Portal&secret=${secret}`;
const codes = Array.from({ length: 10 }, (_, index) => `K3QV-7XTB-M2LA-P5W${'ABCDEFGHIJ'[index]}`);
const off = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false };
const on = { isOn: true, since: '2026-05-04T13:20:00', recoveryCodesLeft: 9, isRequired: false };
const wrongPassword = {
  ok: false,
  message: '',
  fields: { password: ['The password is incorrect'] },
} as const;

type Answer<Name extends 'onStart' | 'onConfirm' | 'onRenewCodes' | 'onTurnOff'> = Awaited<
  ReturnType<SecondFactorProps[Name]>
>;

const meta = {
  component: SecondFactor,
  args: {
    userName: 'dana.whitfield',
    state: off,
    onStart: fn(async (): Promise<Answer<'onStart'>> => ({ ok: true, data: { secret, uri } })),
    onConfirm: fn(async (): Promise<Answer<'onConfirm'>> => ({ ok: true, data: codes })),
    onRenewCodes: fn(async (): Promise<Answer<'onRenewCodes'>> => ({ ok: true, data: codes })),
    onTurnOff: fn(async (): Promise<Answer<'onTurnOff'>> => ({ ok: true, data: null })),
    onChanged: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'Account: turns two-step verification on (password, QR code, first code, recovery codes) and off, and replaces the recovery codes.',
      notFor: 'The code at sign-in, which is part of `LoginForm`.',
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
const setUp = (context: Context) => enterPassword(context, 'Set up two-step verification', 'Continue');

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
