import { createServerModuleRunner, type ViteDevServer } from 'vite'
import type { Renderer } from '../../bff/http/pages/renderer/renderer.types.ts'
import { thrownProblem } from './problem.ts'
import type { Problems } from './problems.ts'

type Entry = Omit<Renderer, 'assets'>

/** Pages rendered from the sources. */
export interface Pages {
  readonly renderer: Renderer
  /** A placeholder page that shows the current problems and is reloaded when they are fixed. */
  readonly waiting: string
  reload(): void
}

/** The last page that failed to render. It counts as fixed when it renders, or when another page renders after an edit. */
interface Failure {
  readonly error: unknown
  readonly address: string
  isEdited: boolean
}

const LISTENING = ['/@vite/client', '/web/stay-current.ts'].map((src) => `<script type="module" src="${src}"></script>`).join('')
const WAITING = `<!doctype html><html lang="en"><head><title>Not yet</title>${LISTENING}</head></html>`
const UNAVAILABLE = 503

/** Renders with Vite's modules. Errors are shown in the browser's overlay. */
export function createPages({ environments, config }: ViteDevServer, problems: Problems): Pages {
  let entry: Promise<Entry> | null = null
  let failure: Failure | null = null
  const load = () => {
    entry ??= createServerModuleRunner(environments.ssr, { hmr: false }).import('/web/entry.server.tsx')
    return entry as Promise<Entry>
  }
  const waitingPage = () => {
    if (failure) problems.set('render', thrownProblem(failure.error, config.root))
    return WAITING
  }
  const noteSuccess = (address: string) => {
    if (!failure || (failure.address !== address && !failure.isEdited)) return
    failure = null
    problems.clear('render')
  }
  /** In a build this page has no scripts. Here it must be notified when the platform or an edit fixes it. */
  const unavailablePage = async (...input: Parameters<Entry['renderError']>) => {
    try {
      const { html } = await (await load()).renderError(...input)
      return html.replace('</head>', `${LISTENING}</head>`)
    } catch (error) {
      failure = { error, address: input[0].request.url, isEdited: false }
      return waitingPage()
    }
  }
  return {
    waiting: WAITING,
    reload() {
      entry = null
      if (failure) failure.isEdited = true
    },
    renderer: {
      assets: { manifest: null },
      async renderPage(input) {
        try {
          const page = await (await load()).renderPage(input)
          noteSuccess(input.request.url)
          return page
        } catch (error) {
          failure = { error, address: input.request.url, isEdited: false }
          throw error
        }
      },
      renderAppShell: async (input) => (await load()).renderAppShell(input),
      clientManifest: () => ({ routes: {} }),
      async renderError(input, status) {
        const html = status === UNAVAILABLE ? await unavailablePage(input, status) : waitingPage()
        return { status, html, routeName: 'error', preloads: [] }
      },
    },
  }
}
