import type { Page } from '@playwright/test'
import { expect, open, test } from '../kit/shop.fixture.ts'

/** The metadata for crawlers of the open page, or of the page that the server sends for a path. */
const metadata = (page: Page, served?: string) =>
  page.evaluate(async (path) => {
    const html = path === undefined ? null : await (await fetch(path)).text()
    const read = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
    const contents = (selector: string, attribute: string) =>
      [...read.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    const [script, ...more] = [...read.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    )
    return {
      title: read.title,
      description: contents('meta[name=description]', 'content'),
      canonical: contents('link[rel=canonical]', 'href'),
      shared: [...read.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')]
        .map((tag) => `${tag.getAttribute('property') ?? tag.getAttribute('name')}: ${tag.getAttribute('content')}`)
        .sort(),
      things: script ? JSON.parse(script) : null,
      scripts: 1 + more.length,
    }
  }, served)

// SHARE-4, SHARE-5
test('a page has the same metadata whether it was served or reached by links', async ({ page, products, category }) => {
  const sold = products.find(({ __typename }) => __typename === 'ConfigurableProduct')
  const visited = ['/i/delivery', sold?.url ?? '', category.url, '/latest-news/2/choosing-a-newel-post', '/']
  const served = new Map<string, Awaited<ReturnType<typeof metadata>>>()
  await open(page, '/')
  for (const path of visited) served.set(path, await metadata(page, path))
  for (const path of visited) {
    // Adds a link, because no page links to all of these pages.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'on' })
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await expect.poll(() => metadata(page), path).toEqual(served.get(path))
  }
})
