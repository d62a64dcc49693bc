import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import { toTag } from '../../../web/sync/background-tag.ts'

const TAG = toTag({ deviceDatabase: 'default-shop', basePath: '' })

/** A browser that can be told to do now what it does when it likes: have a shop's worker send what waits. */
export interface Background {
  /** What the browser has been asked to remember, by the worker's own account. */
  tags(): Promise<readonly string[]>
  /** Closes a page, and waits until the worker sees none of the shop's any more. */
  closed(page: Page): Promise<void>
  /** The browser has the worker send what waits. */
  sync(): Promise<void>
}

/** Looks at the workers of a browser from a page that is none of the shop's. */
export async function backgroundOf(context: BrowserContext, shop: string): Promise<Background> {
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

/** Goes to a document of the shop's origin that is no page of the shop, to look at what is kept and at nothing else. */
export async function lookIn(context: BrowserContext, shop: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${shop}/robots.txt`)
  return page
}
