import { createServerModuleRunner, type ViteDevServer } from 'vite'
import type { Renderer } from '../../bff/http/renderer.ts'
import { thrownProblem } from './problem.ts'
import type { Problems } from './problems.ts'

type Entry = Pick<Renderer, 'renderPage' | 'renderError'>

/** Pages rendered from the sources. */
export interface Pages {
  readonly renderer: Renderer
  /** A page for as long as there is none: it listens for what is wrong, and is reloaded when that is mended. */
  readonly waiting: string
  reload(): void
}

const WAITING = '<!doctype html><html lang="en"><title>Not yet</title><script type="module" src="/@vite/client"></script>'
const UNAVAILABLE = 503

/** Renders with the modules that Vite holds; what fails to render is shown in the browser's overlay. */
export function createPages(vite: ViteDevServer, problems: Problems): Pages {
  let entry: Promise<Entry> | null = null
  let failure: unknown
  const load = () => {
    entry ??= createServerModuleRunner(vite.environments.ssr, { hmr: false }).import('/web/entry.server.tsx')
    return entry as Promise<Entry>
  }
  return {
    waiting: WAITING,
    reload() {
      entry = null
    },
    renderer: {
      assets: { manifest: null },
      async renderPage(input) {
        try {
          const page = await (await load()).renderPage(input)
          problems.clear('render')
          return page
        } catch (error) {
          failure = error
          throw error
        }
      },
      async renderError(input, status) {
        if (status === UNAVAILABLE) return (await load()).renderError(input, status)
        problems.set('render', thrownProblem(failure, vite.config.root))
        return { status, html: WAITING, routeName: 'error', preloads: [] }
      },
    },
  }
}
