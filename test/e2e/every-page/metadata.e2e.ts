import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, hydrated, test } from '../kit/shop.fixture.ts'

/** What crawlers read of a page. */
const metadata = (page: Page) =>
  page.evaluate(() => {
    const contents = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    const [script, ...more] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    )
    return {
      title: document.title,
      description: contents('meta[name=description]', 'content'),
      canonical: contents('link[rel=canonical]', 'href'),
      shared: [...document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')]
        .map((tag) => `${tag.getAttribute('property') ?? tag.getAttribute('name')}: ${tag.getAttribute('content')}`)
        .sort(),
      things: script ? JSON.parse(script) : null,
      scripts: 1 + more.length,
    }
  })

// SHARE-4, SHARE-5
test('a page has the same metadata whether it was served or reached by links', async ({ page, products, category }) => {
  const sold = products.find(({ __typename }) => __typename === 'ConfigurableProduct')
  const visited = ['/i/delivery', sold?.url ?? '', category.url, '/latest-news/2/choosing-a-newel-post', '/']
  const served = new Map<string, Awaited<ReturnType<typeof metadata>>>()
  for (const path of visited) {
    await page.goto(path)
    served.set(path, await metadata(page))
  }
  await hydrated(page)
  for (const path of visited) {
    // A link of the page, because no page links to all of these.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'on' })
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await expect.poll(() => metadata(page), path).toEqual(served.get(path))
  }
})

// SHARE-5
test('sharing sites get a picture of the product that is at least 600 pixels wide', async ({ page, request, products }) => {
  await page.goto(products.find(({ __typename }) => __typename === 'SimpleProduct')?.url ?? '')
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(address).toMatch(/^https?:\/\//)
  const reply = await request.get(address ?? '')
  expect(reply.headers()['content-type']).toBe('image/jpeg')
  expect((await sharp(await reply.body()).metadata()).width).toBeGreaterThanOrEqual(600)
})
