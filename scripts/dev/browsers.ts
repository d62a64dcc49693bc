import type { ServerResponse } from 'node:http'
import type { ErrorPayload, ViteDevServer } from 'vite'

export type Browsers = ReturnType<typeof createBrowsers>

/** The same value as in `web/stay-current.ts`. */
const OPENED = 'shop:opened'
const EDITED = 'shop:edited'

/** The browsers that have a page of the shop open, reached over Vite's WebSocket. */
export function createBrowsers({ ws }: ViteDevServer) {
  let edits = 0
  ws.on(OPENED, (mark: unknown, client) => {
    if (mark !== String(edits)) client.send({ type: 'full-reload' })
  })
  return {
    /** Marks a page with the sources it comes from. */
    mark: (response: ServerResponse) => void response.setHeader('server-timing', `edits;desc=${edits}`),
    /**
     * Vite is about to send an update, which only hydrated pages can apply. Pages that are still loading have outdated HTML and
     * reload themselves.
     */
    edited() {
      edits += 1
      ws.send(EDITED)
    },
    /** Reloads every page. A page that is still loading is reloaded when it connects. */
    reload() {
      edits += 1
      ws.send({ type: 'full-reload' })
    },
    showError: (err: ErrorPayload['err']) => ws.send({ type: 'error', err }),
    hideError: () => ws.send({ type: 'update', updates: [] }),
    onConnection: (listener: () => void) => ws.on('connection', listener),
  }
}
