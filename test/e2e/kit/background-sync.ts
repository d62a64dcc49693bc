import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import { toTag } from '../../../web/sync/background-tag.ts'

const TAG = toTag({ deviceDatabase: 'default-shop', basePath: '' })

/** Triggers the background sync of a service worker, which browsers schedule as they like. */
export interface Background {
  /** The registered sync tags, as the worker sees them. */
  tags(): Promise<readonly string[]>
  /** Closes a page and waits until the worker sees no page of the shop. */
  closed(page: Page): Promise<void>
  /** Dispatches the sync event. */
  sync(): Promise<void>
}

/** Watches the workers of a browser from a page outside the shop. */
export async function backgroundSync(context: BrowserContext, shop: string): Promise<Background> {
  const onlooker = await context.newPage()
  const session = await context.newCDPSession(onlooker)
  const registrations = new Map<string, string>()
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
    for (const { registrationId, scopeURL } of event.registrations) registrations.set(scopeURL, registrationId)
  })
  await session.send('ServiceWorker.enable')
  const worker = async (): Promise<Worker> =>
    context.serviceWorkers().find((each) => each.url().startsWith(shop)) ?? (await context.waitForEvent('serviceworker'))
  return {
    tags: async () => (await worker()).evaluate(() => Reflect.get(Reflect.get(globalThis, 'registration'), 'sync').getTags()),
    async closed(page) {
      await page.close()
      await expect.poll(async () => (await worker()).evaluate(pagesSeen)).toBe(0)
    },
    async sync() {
      const registrationId = registrations.get(`${shop}/`)
      if (registrationId === undefined) throw new Error('The shop has no worker')
      await session.send('ServiceWorker.dispatchSyncEvent', { origin: shop, registrationId, tag: TAG, lastChance: false })
    },
  }
}

async function pagesSeen(): Promise<number> {
  const clients = Reflect.get(globalThis, 'clients')
  return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
}

/** Opens a document of the shop's origin that runs no scripts, to read the device's storage. */
export async function lookIn(context: BrowserContext, shop: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${shop}/robots.txt`)
  return page
}
