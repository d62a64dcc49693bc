import { renderToString } from 'react-dom/server'
import type { RenderError } from '#schema/page.types.ts'
import { AppShell } from '../app-shell.tsx'
import { UnavailableView } from '../features/content/error-pages/unavailable-view.tsx'
import { UnreadableView } from '../features/content/error-pages/unreadable-view.tsx'
import { shellData } from '../features/shell/layout/index.ts'
import { allMessages } from '../messages/all-messages.ts'
import { loadAllCode } from './all-code.ts'
import { preloadHeaders, retryPageFiles } from './page-assets.ts'
import { PageHead } from './page-head.tsx'

/** Renders an error page without data. A 503 page has a small script that reloads it when the shop is back. */
export const renderError: RenderError = async ({ request, shop, assets, requestId }, status) => {
  const files = { ...retryPageFiles(assets), ...(status !== 503 && { modules: [] }) }
  const url = new URL(request.url)
  const [messages] = await Promise.all([allMessages(shop), loadAllCode()])
  const served = { layout: 'minimal' as const, head: <PageHead files={files} shop={shop} /> }
  const html = renderToString(
    <AppShell shop={shop} messages={messages} data={shellData(null, url, Date.now())} served={served}>
      {status === 400 ? (
        <UnreadableView />
      ) : (
        <UnavailableView isUnavailable={status === 503} path={url.pathname + url.search} reference={requestId} />
      )}
    </AppShell>,
  )
  return { status, html: `<!doctype html>${html}`, routeName: 'error', preloads: preloadHeaders(files) }
}
