import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { serveApp } from './served-app.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

describe('replaced server', () => {
  it('answers pending requests before it closes', async () => {
    const { url, served, answer, closed, isClosed } = await slowShop()
    const page = fetch(url)
    await served.begun
    served.app.retire()
    expect(isClosed()).toBe(false)
    answer('the page')
    expect(await (await page).text()).toBe('the page')
    await closed
  })

  it('closes at once without pending requests', async () => {
    const { served, closed } = await slowShop()
    served.app.retire()
    await closed
  })

  it('closes when the waiting client has disconnected', async () => {
    const { url, served, closed } = await slowShop()
    const leaving = new AbortController()
    const page = fetch(url, { signal: leaving.signal }).catch(() => null)
    await served.begun
    served.app.retire()
    leaving.abort()
    await page
    await closed
  })
})

/** An app that answers on command, behind a real server. */
async function slowShop() {
  const begun = Promise.withResolvers<void>()
  const text = Promise.withResolvers<string>()
  const close = Promise.withResolvers<void>()
  let isClosed = false
  const app = Fastify()
  app.get('/', () => {
    begun.resolve()
    return text.promise
  })
  app.addHook('onClose', async () => {
    isClosed = true
    close.resolve()
  })
  await app.ready()
  const served = serveApp(app)
  const http = createServer(served.handle)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => http.closeAllConnections(),
    () => http.close(),
    () => app.close(),
  )
  const { port } = http.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    served: { app: served, begun: begun.promise },
    answer: text.resolve,
    closed: close.promise,
    isClosed: () => isClosed,
  }
}
