// One button and nothing else, to see what comes with it.
import { createRoot } from 'react-dom/client';
import { Button } from '@portal/ui';

createRoot(document.body).render(<Button onClick={() => undefined}>Save</Button>);
