import { formatAccessExplanation, type AccessExplanation } from '@portal/domain';
import type { ReactNode } from 'react';
import { styled } from '../../../theme/styled.ts';
import { CheckIcon, CloseIcon } from '../../../controls/icons.tsx';

export interface AccessReasonProps {
  /** Result of `explainAccess` for the user and the page. */
  explanation: AccessExplanation;
  /** Name of the user in the text. */
  userName: string;
  /** Buttons that would give access, below the reasons. */
  actions?: ReactNode;
}

const Root = styled('section')(({ theme }) => ({
  padding: '8px 12px',
  border: `1px solid ${theme.vars.palette.portal.hairline}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.portal.frame,
  overflowWrap: 'anywhere',
  '& p': { display: 'flex', alignItems: 'center', gap: 8, margin: 0, fontWeight: 600 },
  '& p > svg': { flex: 'none', color: theme.vars.palette.success.main },
  '&[data-can-open="false"] p > svg': { color: theme.vars.palette.error.main },
  '& ul': { ...theme.typography.body2, margin: '4px 0', paddingBlock: 0, paddingInline: '40px 0' },
  '& .PortalAccessReason-actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginTop: 8,
    paddingInlineStart: 24,
    '@media print': { display: 'none' },
  },
  '& small': { ...theme.typography.body2, display: 'block', paddingInlineStart: 24 },
}));

/** Explains why a user can or cannot open a page: the result, the reasons, and what would grant access. */
export function AccessReason({ explanation, userName, actions }: AccessReasonProps) {
  const { answer, reasons, remedy } = formatAccessExplanation(explanation, userName);
  const Icon = explanation.canOpen ? CheckIcon : CloseIcon;
  return (
    <Root aria-label="Reasons" data-can-open={explanation.canOpen}>
      <div aria-live="polite">
        <p>
          <Icon />
          {answer}
        </p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {remedy && <small>{remedy}</small>}
      </div>
      {!explanation.canOpen && actions && <div className="PortalAccessReason-actions">{actions}</div>}
    </Root>
  );
}
