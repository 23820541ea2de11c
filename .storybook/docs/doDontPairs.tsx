import { Button, LabeledInput, TextInput } from '@portal/ui/controls';
import { ErrorBanner, ProgressLine } from '@portal/ui/feedback';
import type { ComponentType } from 'react';

interface Half {
  says: string;
  Picture: ComponentType;
}

const amounts = ['1,234.50', '−12.00', '98.75'];
const column = { display: 'grid', gap: 6, width: 120, fontSize: 13 } as const;

/** The pairs of the foundation pages, by what they are about. */
export const pairs = {
  color: {
    good: {
      says: 'Say a status with an icon and a sentence; color helps.',
      Picture: () => <ErrorBanner message="Couldn’t load the roles." />,
    },
    bad: {
      says: 'Show it by color alone.',
      Picture: () => <span style={{ width: 16, height: 16, borderRadius: 8, background: '#c62828' }} />,
    },
  },
  type: {
    good: {
      says: 'Align numbers at the right, with one number of decimals.',
      Picture: () => <Amounts align="right" values={amounts} />,
    },
    bad: {
      says: 'Center them, or drop zeros: they cannot be compared.',
      Picture: () => <Amounts align="center" values={['1,234.5', '-12', '98.75']} />,
    },
  },
  spacing: {
    good: {
      says: 'One primary button, last; the others are quiet.',
      Picture: () => (
        <>
          <Button>Show chart</Button>
          <Button>Download CSV</Button>
          <Button variant="primary">Add user</Button>
        </>
      ),
    },
    bad: {
      says: 'Several primary buttons, or a destructive one among them.',
      Picture: () => (
        <>
          <Button variant="primary">Show chart</Button>
          <Button variant="primary">Download CSV</Button>
          <Button variant="primary">Delete user</Button>
        </>
      ),
    },
  },
  motion: {
    good: {
      says: 'Keep the old rows and show a thin line while newer ones load.',
      Picture: () => (
        <div style={{ ...column, position: 'relative', width: 200, paddingTop: 8 }}>
          <ProgressLine label="Loading" />
          {['Lakewood Main St', 'Euclid Ridge Rd', 'Parma Center St'].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      ),
    },
    bad: {
      says: 'Empty the page, and let it wait.',
      Picture: () => <span style={{ opacity: 0.6 }}>Loading…</span>,
    },
  },
  writing: {
    good: {
      says: 'Name the action and the thing.',
      Picture: () => <Button variant="primary">Add mailer</Button>,
    },
    bad: {
      says: 'Make people guess what they agree to.',
      Picture: () => <Button variant="primary">OK</Button>,
    },
  },
  error: {
    good: {
      says: 'Say what is wrong, beside the field.',
      Picture: () => (
        <LabeledInput label="Source Code" error="Source Code is required">
          {(input) => <TextInput {...input} />}
        </LabeledInput>
      ),
    },
    bad: {
      says: 'Say that something is wrong.',
      Picture: () => (
        <LabeledInput label="Source Code" error="Invalid input">
          {(input) => <TextInput {...input} />}
        </LabeledInput>
      ),
    },
  },
} satisfies Record<string, { good: Half; bad: Half }>;

function Amounts({ align, values }: { align: 'right' | 'center'; values: readonly string[] }) {
  return (
    <div style={{ ...column, textAlign: align }}>
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
    </div>
  );
}
