import type { ReactNode } from 'react'
import { StaticPart } from './components/static-part.tsx'
import { ShopProvider } from './data/shop.tsx'
import type { ShopInfo } from './page.types.ts'
import type { LayoutName } from './screen-handle.ts'

interface DocumentProps {
  shop: ShopInfo
  /** The screen. */
  children: ReactNode
  /** Written by the server; in the browser React leaves it alone. */
  served?: {
    readonly head: ReactNode
    readonly layout: LayoutName
    readonly header: ReactNode
    readonly footer: ReactNode
    readonly tail?: ReactNode
  }
}

/** The whole page. The screen adds its title and description to the head. */
export function Document({ shop, children, served }: DocumentProps) {
  return (
    <ShopProvider shop={shop}>
      <html lang={shop.language} data-vat="inc" data-layout={served?.layout} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          {served?.head}
        </head>
        <body>
          <StaticPart as="div" id="header">
            {served?.header}
          </StaticPart>
          <main id="content">{children}</main>
          <StaticPart as="div" id="footer">
            {served?.footer}
          </StaticPart>
          {served?.tail}
        </body>
      </html>
    </ShopProvider>
  )
}
