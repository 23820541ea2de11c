import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import type { SessionUser } from '../../../state/storedSession.ts';
import { RequiredSecondFactor } from './SecondFactorScreen.tsx';

const user: SessionUser = {
  username: 'mara.stories',
  firstName: 'Mara',
  lastName: 'Stories',
  email: 'mara@example.com',
  department: null,
  startPage: null,
  roles: ['Administer'],
  lacksSecondFactor: true,
};

const meta = {
  title: 'screens/account/RequiredSecondFactor',
  component: RequiredSecondFactor,
  parameters: {
    layout: 'fullscreen',
    msw: {
      handlers: [
        providerResponses.get('/api/session', ({ response }) =>
          response(200).json({ expiration: '2026-06-15T20:00:00Z', user }),
        ),
        providerResponses.get('/api/secondfactor', ({ response }) =>
          response(200).json({
            isOn: false,
            since: null,
            hasApp: false,
            passkeys: [],
            recoveryCodesLeft: 0,
            isRequired: true,
            offersPasskeys: true,
          }),
        ),
      ],
    },
  },
  args: { user },
} satisfies Meta<typeof RequiredSecondFactor>;
export default meta;

export const Required: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your role requires two-step verification/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};
