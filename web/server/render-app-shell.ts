import { ShellDocument } from '#schema/generated/operations.ts'
import type { RenderPage } from '#schema/page.types.ts'
import type { PageData } from '../data/page-data.ts'
import { allMessages } from '../messages/all-messages.ts'
import { messageSources } from '../messages/languages.ts'
import type { Namespace } from '../messages/messages.types.ts'
import { loadAllCode } from './all-code.ts'
import { clientArchive } from './client-archive.ts'
import { clientManifest } from './client-manifest.ts'
import { pageFiles } from './page-assets.ts'
import { pageDocument } from './page-document.tsx'
import { recordResults } from './record-results.ts'

/** The code that renders a page from data on the device, or the offline page. */
const OFFLINE = [
  'web/features/shell/layout/shell.tsx',
  'web/data/apollo/data-layer.ts',
  'web/routes/dispatch/dispatch.tsx',
  'web/features/content/error-pages/offline-view.tsx',
]
const MESSAGES: readonly Namespace[] = ['shell', 'content']

/** Renders header and footer without a screen. Offline, the browser renders the screen in it from data on the device. */
export const renderAppShell: RenderPage = async ({ request, load, shop, assets }) => {
  const { load: recordedLoad, results } = recordResults(load)
  const [shell, messages] = await Promise.all([recordedLoad(ShellDocument, {}), allMessages(shop), loadAllCode()])
  const files = pageFiles(assets, [...OFFLINE, ...messageSources(shop.language, MESSAGES)])
  const data: PageData = {
    shop,
    renderedAt: Date.now(),
    results: results(),
    appShell: {
      files: clientManifest(assets, shop.language).routes['*'] ?? [],
      archive: clientArchive(assets, shop.language)?.url ?? null,
    },
  }
  const url = new URL(request.url)
  const html = pageDocument({ data, messages, files, layout: 'default', hasConfirmedPrices: false, url, shell, children: null })
  return { status: 200, html, routeName: 'app-shell', preloads: [] }
}
