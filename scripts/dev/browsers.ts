import type { ServerResponse } from 'node:http'
import type { ErrorPayload, ViteDevServer } from 'vite'

/** The browsers that have a page of the shop open. */
export interface Browsers {
  /** Marks a page with the sources it comes from. */
  mark(response: ServerResponse): void
  /**
   * Vite is about to send an update, which only hydrated pages can apply. Pages that are still loading have outdated HTML and
   * reload themselves.
   */
  edited(): void
  /** Reloads every page. A page that is still loading is reloaded when it connects. */
  reload(): void
  showError(error: ErrorPayload['err']): void
  hideError(): void
  onConnection(listener: () => void): void
}

/** The same value as in `web/stay-current.ts`. */
const OPENED = 'shop:opened'
const EDITED = 'shop:edited'

/** Communicates over Vite's WebSocket. */
export function createBrowsers({ ws }: ViteDevServer): Browsers {
  let edits = 0
  ws.on(OPENED, (mark: unknown, client) => {
    if (mark !== String(edits)) client.send({ type: 'full-reload' })
  })
  return {
    mark: (response) => response.setHeader('server-timing', `edits;desc=${edits}`),
    edited() {
      edits += 1
      ws.send(EDITED)
    },
    reload() {
      edits += 1
      ws.send({ type: 'full-reload' })
    },
    showError: (err) => ws.send({ type: 'error', err }),
    hideError: () => ws.send({ type: 'update', updates: [] }),
    onConnection: (listener) => ws.on('connection', listener),
  }
}
