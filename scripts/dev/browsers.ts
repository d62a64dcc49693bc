import type { ServerResponse } from 'node:http'
import type { ErrorPayload, ViteDevServer } from 'vite'

/** Every browser that has a page of the shop open. */
export interface Browsers {
  /** Marks a page with the sources it comes from. */
  mark(response: ServerResponse): void
  /**
   * Its sources were edited, and Vite is about to send what replaces them: that is for pages that are alive, since what others have
   * not taken up yet, or not even fetched, is HTML of before. They load themselves anew.
   */
  edited(): void
  /** Asks for the page anew. One that was loading meanwhile, and did not hear of it, is asked when it connects. */
  reload(): void
  showError(error: ErrorPayload['err']): void
  hideError(): void
  onConnection(listener: () => void): void
}

/** As `web/stay-current.ts` says it. */
const OPENED = 'shop:opened'
const EDITED = 'shop:edited'

/** Talks to them over Vite's socket. */
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
