import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { multiply } from '#schema/rules/money.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import type { CuttingLine } from '../basket/cutting-lines.ts'
import { packList } from '../packing/pack-list.ts'
import { CuttingQuotation } from './cutting-quotation.tsx'

const shop = {
  name: 'Oakworks',
  phone: '01632 960123',
  origin: 'https://oak.example',
  language: 'en-GB',
  branches: [{ address: { street: '1 Mill Lane', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' } }],
  cart: { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: false },
} as unknown as ShopInfo
const store = {
  __typename: 'Store' as const,
  quotationDays: 30,
  company: {
    __typename: 'Company' as const,
    name: 'Oakworks Ltd',
    street: '2 Saw Yard',
    city: 'Leeds',
    postcode: 'LS9 8AA',
    country: 'GB',
    vatNumber: 'GB 123 4567 89',
  },
}
const saw = { kerf: 40, trim: 100 }
const door = {
  row: 0,
  name: 'Door',
  length: 7205,
  width: 3960,
  quantity: 4,
  grain: 'along',
  longEdges: 2,
  shortEdges: 0,
} as const
const shelf = { ...door, row: 1, name: '', quantity: 1, grain: 'any', longEdges: 0 } as const
const sheets = packList({ id: 1, panels: [door, shelf], stock: { kind: 'sheet', length: 24_400, width: 12_200 }, saw })
const boards = packList({ id: 1, panels: [{ ...door, width: 0 }], stock: { kind: 'board', length: 24_000 }, saw })

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
function line(
  name: string,
  quantity: number,
  net: number,
  { choices = [] as readonly string[], isUnknown = false } = {},
): CuttingLine {
  const each = { net, tax: net / 5, gross: net + net / 5 }
  const price = { final: { net: money(each.net), gross: money(each.gross) }, isUnknown }
  // The product has only the fields that a quotation takes.
  const product = { sku: name.toUpperCase(), name, price } as unknown as CuttingLine['purchase']['product']
  return { purpose: 'material', purchase: { product, quantity }, choices, each, amount: multiply(each, quantity) }
}

async function renderSheet(
  lines: readonly CuttingLine[],
  change: Partial<Parameters<typeof CuttingQuotation>[0]> = {},
): Promise<string> {
  const material = { sku: 'PLY', name: 'Birch ply', stockSku: 'PLY-18', size: '2440 × 1220 mm', stock: sheets.stock }
  const html = renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <CuttingQuotation
          name="Kitchen"
          list={{ material }}
          packing={sheets}
          pricesFrom={null}
          {...{ lines, store }}
          {...change}
        />
      </MessagesProvider>
    </ShopProvider>,
  )
  return html.replace(/<[^>]*>/g, '|').replace(/ ?\|+/g, '|')
}

// CUT-36
describe('CuttingQuotation', () => {
  it('names the seller with address and VAT number, the list, its material, and the dates', async () => {
    const text = await renderSheet([line('Ply', 1, 5000)])
    expect(text).toContain(
      '|Oakworks Ltd|2 Saw Yard · Leeds LS9 8AA · Telephone 01632 960123 · oak.example|VAT number GB 123 4567 89|Quotation|For: Kitchen|Date: ',
    )
    expect(text).toMatch(/\|Valid until: \d.*\|Birch ply, 2440 × 1220 mm\|/)
  })

  it('names the shop and its first branch, and no validity, while the company is unknown', async () => {
    const text = await renderSheet([line('Ply', 1, 5000)], { store: null })
    expect(text).toContain('|Oakworks|1 Mill Lane · Leeds LS1 1AA · ')
    expect(text).not.toContain('Valid until')
  })

  it('lists the pieces with size, grain and edging, and the sheets, cuts and waste', async () => {
    const text = await renderSheet([line('Ply', 1, 5000)])
    expect(text).toContain('|Door|4|720.5|396|Along|2 long|Piece 2|1|720.5|396|Any way|–|')
    expect(text).toMatch(/\|1 sheet\|\d+ cuts\|[\d.]+% waste\|largest piece left over [\d.,]+\s×\s[\d.,]+\smm\|/)
  })

  it('lists lengths without width, grain and edging', async () => {
    expect(await renderSheet([line('Oak', 2, 900)], { packing: boards })).toContain('|Door|4|720.5|2 boards|')
  })

  it('lists each charge with choices, quantity, unit price and total, with and without VAT, and sums that add up', async () => {
    const text = await renderSheet([
      line('Ply', 2, 5005),
      line('Sawing', 3, 600, { choices: ['Edges: Sanded', 'Extras: Offcuts'] }),
    ])
    expect(text).toContain('|Ply|PLY|2|£60.06|£50.05|£120.12|£100.10|')
    expect(text).toContain('|Sawing|SAWING|Edges: Sanded, Extras: Offcuts|3|£7.20|£6.00|£21.60|£18.00|')
    expect(text).toContain('|Items|£141.72|£118.10|VAT|£23.62|Total including VAT|£141.72|includes £23.62 VAT|')
  })

  it.each([
    ['is unknown', line('Ply', 1, 5000, { isUnknown: true })],
    ['is zero, which the shop does not sell for', line('Ply', 1, 0)],
  ])('does not count a price that %s', async (_, unpriced) => {
    const text = await renderSheet([unpriced, line('Sawing', 1, 600)])
    expect(text).toContain('|Ply|PLY|1|Price unknown|')
    expect(text).toContain('|Items|£7.20|£6.00|')
    expect(text).toContain('1 product has no price yet and isn’t included.')
    expect(await renderSheet([unpriced])).not.toContain('|Items|')
  })

  it('states the date of prices that the device has stored', async () => {
    const text = await renderSheet([line('Ply', 1, 5000)], { pricesFrom: '2026-11-27T10:00:00Z' })
    expect(text).toContain('You’re offline. Prices are from 10:00 27/11/2026.')
  })

  it('is called a cutting list if the list is not saved', async () => {
    expect(await renderSheet([line('Ply', 1, 5000)], { name: null })).toContain('|For: Cutting list|')
  })
})
