import { AddCompanyModal } from '@portal/ui/administration';
import { addCompany } from '../../../api/resources/companies.ts';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';

export function AddCompany({ onClose }: DialogProps) {
  return (
    <AddCompanyModal
      onAdd={async (company) =>
        notifyOnSuccess(addCompany(company), `${company.companyName.trim()} has been added.`)
      }
      onClose={onClose}
    />
  );
}
