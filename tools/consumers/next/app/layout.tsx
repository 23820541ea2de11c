import type { ReactNode } from 'react';
import '@portal/ui/fonts.css';

export const metadata = { title: 'Stores' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
