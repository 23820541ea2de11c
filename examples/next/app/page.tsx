import { createClients } from '@portal/api-client';
import { formatCurrency } from '@portal/domain';
import { toTableCsv } from '@portal/ui';
import { StoreScreen } from '../src/StoreScreen';
import { storeColumns, stores } from '../src/stores';

// Runs on the server only: rules, client and whatever needs no React.
const { provider } = createClients({ baseUrls: { provider: '/', barcode: '/barcode', grant: '/grant' } });

export default function StorePage() {
  return (
    <>
      <p>
        {formatCurrency(stores[0]?.sales)} as a file of{' '}
        {toTableCsv(storeColumns, stores).split('\r\n').length} lines, {typeof provider.GET}
      </p>
      <StoreScreen />
    </>
  );
}
