import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { department, type MenuShape } from '../kit/large-menu.ts'
import { rewritingPlatform } from '../kit/rewriting-platform.ts'

async function page(shop: HttpShop): Promise<string> {
  const response = await fetch(`${shop.url}/contact`)
  expect(response.status).toBe(200)
  return response.text()
}

const compressedSize = (html: string) => brotliCompressSync(html).length

// CAT-15
describe('a shop with 10,000 categories', () => {
  it.each<[string, MenuShape]>([
    ['many departments', { departments: 18, subcategories: 20, leaves: 27 }],
    ['few departments', { departments: 2, subcategories: 20, leaves: 250 }],
  ])('has pages at most 1.3 times as large as those of the demo shop if it has %s', async (_, shape) => {
    const { sandboxUrl } = inject('shop')
    const platform = await rewritingPlatform(sandboxUrl, (entity, document) =>
      entity === 'category' && document.url_path === 'timber'
        ? [document, ...Array.from({ length: shape.departments }, (_, i) => department(document, i, shape)).flat()]
        : document,
    )
    const [large, demo] = await Promise.all([httpShop({ PLATFORM_URL: platform.url }), httpShop()])
    try {
      const [many, few] = await Promise.all([page(large), page(demo)])
      expect(many).toContain(`href="/department-${shape.departments - 1}"`)
      expect(many.length / few.length).toBeLessThanOrEqual(1.3)
      expect(compressedSize(many) / compressedSize(few)).toBeLessThanOrEqual(1.3)
    } finally {
      await Promise.all([large.close(), demo.close()])
      await platform.close()
    }
  })
})
