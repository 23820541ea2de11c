import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { SECOND_FACTOR_PATH } from '../paths.ts';

const off = {
  isOn: false,
  since: null,
  hasApp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
  offersPasskeys: true,
};
const responds = (state: typeof off | object) =>
  providerResponses.get('/api/secondfactor', ({ response }) => response(200).json({ ...off, ...state }));

const states = screenStates({
  address: SECOND_FACTOR_PATH,
  path: '/api/secondfactor',
  responses: {
    ready: responds({}),
    long: responds({
      isOn: true,
      since: '2026-05-04T13:20:00',
      hasApp: true,
      recoveryCodesLeft: 9,
      passkeys: Array.from({ length: 10 }, (_, index) => ({
        passkeyId: index + 1,
        name: `Work laptop of the purchasing department, docking station ${index}`,
        createdAt: '2026-05-04T13:20:00',
        lastUsedAt: index % 2 ? null : '2026-05-11T12:05:00',
      })),
    }),
  },
  shows: {
    ready: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Add passkey' })),
    long: async ({ canvas }) => void (await canvas.findByText(/9 recovery codes left/)),
  },
});

export default { title: 'screens/account/SecondFactor', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

/** The user signs in at an identity provider, or the provider does not have it: it says where it may be. */
export const NotOffered: Story = {
  ...screenStates({
    address: SECOND_FACTOR_PATH,
    path: '/api/secondfactor',
    responses: {
      ready: providerResponses.get('/api/secondfactor', ({ response }) =>
        response.untyped(Response.json({ code: 'operation.not_offered' }, { status: 501 })),
      ),
    },
    shows: {
      ready: async ({ canvas }) =>
        void (await canvas.findByText('Your account does not have two-step verification')),
    },
  }).ready,
};
