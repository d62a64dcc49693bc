import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../../data/shop.tsx'
import { allMessages } from '../../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../../messages/use-messages.tsx'
import type { ConfigurableView } from '../../product.types.ts'
import { VariantTable } from './variant-table.tsx'
import { option, variant } from './variants.test-kit.ts'

const lengths = Array.from({ length: 13 }, (_, index) => `${index + 1} m`)
// Has only the fields that the table reads.
const product = {
  options: [option('Length', ...lengths)],
  variants: lengths.map((length) => variant(length, { length })),
  customOptions: [],
  phoneOrderOnly: false,
} as Pick<ConfigurableView, 'options' | 'variants' | 'customOptions' | 'phoneOrderOnly'>

const render = async (changes: Partial<ConfigurableView> = {}) =>
  renderToStaticMarkup(
    <ShopProvider shop={{ basePath: '' } as ShopInfo}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <VariantTable product={{ ...product, ...changes } as ConfigurableView} />
      </MessagesProvider>
    </ShopProvider>,
  )

describe('VariantTable', () => {
  // PROD-67
  it('has a quantity field for each variant, and no button to add them before there is a quantity', async () => {
    const html = await render()
    expect(html.match(/<input/g)).toHaveLength(13)
    expect(html).not.toContain('Add to cart')
  })

  // PROD-67
  it.each([
    ['is ordered by telephone', { phoneOrderOnly: true }],
    ['has custom options', { customOptions: [{}] } as unknown as Partial<ConfigurableView>],
  ])('has no quantity fields if the product %s', async (_, changes) => {
    const html = await render(changes)
    expect(html).not.toContain('<input')
    expect(html.match(/href="\/p\//g)).toHaveLength(13)
  })

  // PROD-84
  it('keeps each size on one line', async () => {
    const sizes = { options: [option('Size', '1981 × 610 mm')], variants: [variant('door', { size: '1981 × 610 mm' })] }
    expect(await render(sizes)).toContain('1981\u00a0×\u00a0610\u00a0mm')
  })

  // PROD-68
  it('has a button that shows all rows of a long table', async () => {
    expect(await render()).toMatch(/data-folded="true".*Show all 13 versions/s)
    const short = await render({ variants: product.variants.slice(0, 12) })
    expect(short).not.toContain('data-folded')
    expect(short).not.toContain('<button')
  })
})
