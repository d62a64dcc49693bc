import { expect, type Page } from '@playwright/test'
import { PAGE_DATA_ID, type PageData } from '../../../web/data/page-data.ts'
import type { WaitingOrder } from '../../../web/sync/tasks/order/index.ts'

/** Paths and queries of everything in the service worker's caches. */
export const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

/** Waits until the service worker is active and has cached the open page. */
export async function keptPage(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(path)
}

/**
 * Waits until every file of the build for the open page's language is cached, the page gets them from the service worker, and has
 * fetched their list. A page that loses its network before would report an error.
 */
export async function keptBuild(page: Page): Promise<void> {
  const { shop } = await pageData(page)
  const list = `${new URL(page.url()).origin}${shop.basePath}/client-manifest.json`
  const { routes }: { routes: Record<string, string[]> } = await (await page.request.get(list)).json()
  const files = new Set(Object.values(routes).flat())
  expect(files.size).toBeGreaterThan(0)
  await expect.poll(async () => files.difference(new Set(await keptPaths(page))), { timeout: 60_000 }).toEqual(new Set())
  await page.waitForFunction(
    (url) => navigator.serviceWorker.controller !== null && performance.getEntriesByName(url).length > 0,
    list,
    { polling: 100 },
  )
}

/** The data that the server embedded in the HTML. */
export async function pageData(page: Page): Promise<Pick<PageData, 'shop' | 'renderedAt'>> {
  return JSON.parse((await page.locator(`#${PAGE_DATA_ID}`).textContent()) ?? '')
}

/** Waits until the device has stored the query result for a path. */
export async function keptResponse(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptAnswers(page)).toContain(`"path":"${path}"`)
}

/** The query results in the device's databases. */
function keptAnswers(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return (await Promise.all(databases.map(({ name = '' }) => answersIn(name)))).join()

    async function answersIn(name: string): Promise<string> {
      const database = await toPromise(indexedDB.open(name))
      const hasAnswers = database.objectStoreNames.contains('elasticCache')
      const answers = hasAnswers && (await toPromise(database.transaction('elasticCache').objectStore('elasticCache').getAll()))
      database.close()
      return JSON.stringify(answers)
    }

    function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
  })
}

/** Waits until the device has the whole catalogue. */
export async function keptCatalog(page: Page): Promise<void> {
  await expect.poll(() => keptIn(page, 'cms', 'catalogue-index')).toContain('"products":[{')
}

/** The waiting tasks of the device, as JSON. */
export const keptTasks = (page: Page): Promise<string> => keptIn(page, 'syncTasks', 'tasks')

/** The customer stored on the device, as JSON. */
export const keptCustomer = (page: Page): Promise<string> => keptIn(page, 'user', 'current-user')

/** The newsletter subscription stored on the device, as JSON. */
export const keptNewsletter = (page: Page): Promise<string> => keptIn(page, 'newsletter', 'current-newsletter')

/** The device cart, as JSON. */
export const keptCart = (page: Page): Promise<string> => keptIn(page, 'cart', 'current-cart')

/** The skus of wishlist, comparison and recently viewed products on the device, as JSON. */
export const keptWishes = (page: Page): Promise<string> => keptIn(page, 'wishlist', 'current-wishlist')
export const keptCompared = (page: Page): Promise<string> => keptIn(page, 'compare', 'current-compare')
export const keptViewed = (page: Page): Promise<string> => keptIn(page, 'user', 'recently-viewed')

/** Waits until the device has this many skus in a list, and the query result for their products. */
export async function keptProducts(page: Page, list: typeof keptWishes, count: number, operation: string): Promise<void> {
  await expect.poll(async () => JSON.parse((await list(page)) || '[]')).toHaveLength(count)
  const skus = await list(page)
  await expect.poll(() => keptAnswers(page)).toContain(`"name":"${operation}","variables":{"skus":${skus}}`)
}

/** The named lists on the device, as JSON. */
export const keptLists = (page: Page): Promise<string> => keptIn(page, 'wishlist', 'named-lists')

/** The drafts of quick order, cutting form and checkout on the device, as JSON. */
export const keptOrderList = (page: Page): Promise<string> => keptIn(page, 'cart', 'quick-order')
export const keptCuttingList = (page: Page): Promise<string> => keptIn(page, 'cart', 'cutting-list')
export const keptCheckout = (page: Page): Promise<string> => keptIn(page, 'user', 'checkout')

/** Adds an order that was made offline on an earlier visit to the stored checkout draft. */
export async function keepWaitingOrder(page: Page): Promise<void> {
  const waiting: WaitingOrder = { madeAt: 5, quantities: {}, sentFrom: null, cause: 'offline', record: null }
  const draft = { ...JSON.parse((await keptCheckout(page)) || '{}'), waiting }
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('default-shop')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('user', 'readwrite')
          change.objectStore('user').put(kept, 'checkout')
          change.oncomplete = () => resolve(opening.result.close())
          change.onerror = () => reject(change.error)
        }
      }),
    draft,
  )
}

/** The value that the device stores under a name, as JSON. */
function keptIn(page: Page, collection: string, key: string): Promise<string> {
  return page.evaluate(
    async ([collection, key]) => {
      const toPromise = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await toPromise(indexedDB.open('default-shop'))
      const kept: unknown = await toPromise(database.transaction(collection).objectStore(collection).get(key))
      database.close()
      return JSON.stringify(kept) ?? ''
    },
    [collection, key] as const,
  )
}
