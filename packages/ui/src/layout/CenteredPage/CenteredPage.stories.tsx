import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../Footer/Footer.tsx';
import { CenteredPage } from './CenteredPage.tsx';

const meta = {
  component: CenteredPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Customer Service Portal',
    children: 'The portal is being updated. It will be back in a few minutes.',
  },
} satisfies Meta<typeof CenteredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {};

export const WithFooter: Story = {
  args: { footer: <Footer links={[{ label: 'Privacy', href: '#privacy' }]} LinkComponent="a" /> },
};

export const Phone: Story = { ...WithFooter, globals: { viewport: { value: 'w390' } } };
