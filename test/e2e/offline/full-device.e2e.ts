import { compareFirst, compareView } from '../kit/compare.view.ts'
import { keptCompared } from '../kit/kept.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

test.use({ expectedMessages: /no room left: caches are cleared/ })

declare global {
  /** Collections that were cleared. */
  var cleared: string[]
}

// CACHE-5
test('a full device evicts replaceable data once and keeps the comparison', async ({ page, category }) => {
  const { link } = compareView(page)
  await page.addInitScript(() => {
    globalThis.cleared = []
    const { put, clear } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'compare' && globalThis.cleared.length === 0) throw new DOMException('Full', 'QuotaExceededError')
      return put.apply(this, given)
    }
    IDBObjectStore.prototype.clear = function () {
      globalThis.cleared.push(this.name)
      return clear.call(this)
    }
  })
  await open(page, category.url)
  await compareFirst(page, 1)
  await expect(link(1)).toBeVisible()
  await expect.poll(() => page.evaluate(() => globalThis.cleared)).toEqual(['cms', 'elasticCache'])
  await expect.poll(async () => JSON.parse((await keptCompared(page)) || '[]')).toHaveLength(1)
})
