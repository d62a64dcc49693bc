import './styles/tokens.css'
import './styles/reset.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/arrows.css'
import './app-shell.css'
import type { ReactNode } from 'react'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from './data/shop.tsx'
import { ServerGapsContext } from './features/content/error-pages/index.ts'
import { PageFooter, PageHeader, PageOverlay, type ShellData } from './features/shell/layout/index.ts'
import { HydrationMark, LatePart } from './late/late.tsx'
import type { MessageStore } from './messages/message-store.ts'
import { MessagesProvider } from './messages/use-messages.tsx'
import type { LayoutName } from './router/screen-handle.ts'

interface AppShellProps {
  readonly shop: ShopInfo
  readonly messages: MessageStore
  readonly data: ShellData
  /** Data of the page is missing because a read failed. */
  readonly hasGaps?: boolean
  readonly children: ReactNode
  /** Rendered by the server only; React leaves it alone in the browser. */
  readonly served?: {
    readonly layout: LayoutName
    /** All prices of the screen are confirmed. */
    readonly hasConfirmedPrices?: boolean
    readonly head: ReactNode
    readonly tail?: ReactNode
  }
}

/** The whole page, the same for every screen. The screen adds its title and description to the head. */
export function AppShell({ shop, messages, data, hasGaps = false, children, served }: AppShellProps) {
  return (
    <ShopProvider shop={shop}>
      <MessagesProvider messages={messages}>
        <html
          lang={shop.language}
          data-vat="inc"
          data-device={shop.deviceDatabase}
          data-layout={served?.layout}
          data-prices={served?.hasConfirmedPrices ? '' : undefined}
          suppressHydrationWarning
        >
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            {served?.head}
          </head>
          <body>
            <LatePart id="header">
              <PageHeader data={data} />
            </LatePart>
            <main id="content" data-late="">
              <ServerGapsContext value={hasGaps}>{children}</ServerGapsContext>
              <HydrationMark id="content" />
            </main>
            <LatePart id="footer">
              <PageFooter data={data} />
            </LatePart>
            <LatePart id="overlay">
              <PageOverlay />
            </LatePart>
            {served?.tail}
          </body>
        </html>
      </MessagesProvider>
    </ShopProvider>
  )
}
