// One button and nothing else, to see what comes with it.
import { createRoot } from 'react-dom/client';
import { ActionButton } from '@portal/ui';

createRoot(document.body).render(<ActionButton onPress={() => undefined}>Save</ActionButton>);
