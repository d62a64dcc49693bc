import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { ShellQuery } from '#schema/generated/operations.ts'
import { AppShell } from '../app-shell.tsx'
import { toInertJson } from '../components/page/structured-data.ts'
import { cameWithGaps, PAGE_DATA_ID, type PageData } from '../data/page-data.ts'
import { shellData } from '../features/shell/layout/index.ts'
import type { MessageStore } from '../messages/message-store.ts'
import type { LayoutName } from '../router/screen-handle.ts'
import type { PageFiles } from './page-assets.ts'
import { PageHead } from './page-head.tsx'

interface DocumentParts {
  readonly data: PageData
  readonly messages: MessageStore
  readonly files: PageFiles
  readonly layout: LayoutName
  readonly hasConfirmedPrices: boolean
  readonly url: URL
  readonly shell: ShellQuery
  /** The screen; null for the app shell. */
  readonly children: ReactNode
}

/** Renders a page as HTML, with the data the browser hydrates from. */
export function pageDocument({ data, messages, files, layout, hasConfirmedPrices, url, shell, children }: DocumentParts): string {
  const { shop } = data
  const served = {
    layout,
    hasConfirmedPrices,
    head: <PageHead files={files} shop={shop} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: inert data, escaped for use in HTML
    tail: <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: toInertJson(data) }} />,
  }
  const html = renderToString(
    <AppShell
      shop={shop}
      messages={messages}
      data={shellData(shell, url, data.renderedAt)}
      hasGaps={cameWithGaps(data)}
      served={served}
    >
      {children}
    </AppShell>,
  )
  return `<!doctype html>${html}`
}
