import { createRoot } from 'react-dom/client';
import { createClients, isApiError } from '@portal/api-client';
import { formatCurrency } from '@portal/domain';
import '@portal/ui/fonts.css';
import { StoreScreen } from './StoreScreen';

const { provider } = createClients({ baseUrls: { provider: '/', barcode: '/barcode', grant: '/grant' } });
// @ts-expect-error the contract has no such path
void provider.GET('/api/mailerz').catch(isApiError);

document.title = `Stores, ${formatCurrency(1200.5)}`;
createRoot(document.body).render(<StoreScreen />);
