// A single button, to measure what is bundled with it.
import { createRoot } from 'react-dom/client';
import { Button } from '@portal/ui';

createRoot(document.body).render(<Button onClick={() => undefined}>Save</Button>);
