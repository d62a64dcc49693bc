import { renderToString } from 'react-dom/server'
import { Document } from '../document.tsx'
import { UnavailableView } from '../features/error-pages/unavailable-view.tsx'
import { PageHeader } from '../features/layout/index.ts'
import type { RenderError } from '../page.types.ts'
import { pageFiles, preloadHeaders } from './page-assets.ts'
import { PageHead } from './page-head.tsx'

/** A page that needs no data and no scripts: what happened, and a link to try again. */
export const renderError: RenderError = async ({ request, shop, assets }, status) => {
  const files = { ...pageFiles(assets, ['web/features/error-pages/index.ts']), entries: [], modules: [] }
  const { pathname, search } = new URL(request.url)
  const served = {
    layout: 'minimal' as const,
    head: <PageHead files={files} />,
    header: <PageHeader menu={[]} pages={null} />,
    footer: null,
  }
  const html = renderToString(
    <Document shop={shop} served={served}>
      <UnavailableView isBusy={status === 503} address={pathname + search} />
    </Document>,
  )
  return { status, html: `<!doctype html>${html}`, routeName: 'error', preloads: preloadHeaders(files) }
}
