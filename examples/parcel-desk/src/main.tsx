import { createRoot } from 'react-dom/client';
import '@portal/ui/fonts.css';
import { ParcelDesk } from './ParcelDesk';

const root = document.createElement('div');
root.style.height = '100vh';
document.body.append(root);
createRoot(root).render(<ParcelDesk />);
