import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PriceSummaryRowsFragment } from '#schema/generated/operations.ts'
import { allMessages } from '../../../messages/all-messages.ts'
import { BRITISH } from '../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../messages/use-messages.tsx'
import { PriceSummary } from './price-summary.tsx'

const messages = await allMessages(BRITISH)
const money = (amount: number) => ({ __typename: 'Money' as const, amount, formatted: `£${(amount / 100).toFixed(2)}` })
const createRow = (
  kind: PriceSummaryRowsFragment['rows'][number]['kind'],
  net: number | null,
  gross: number,
  label: string | null = null,
) => ({
  __typename: 'PriceSummaryRow' as const,
  kind,
  label,
  gross: money(gross),
  net: net === null ? null : money(net),
})
const createSummary = (
  rows: PriceSummaryRowsFragment['rows'],
  { total, vat }: { readonly total: number; readonly vat: number | null },
): PriceSummaryRowsFragment => ({
  __typename: 'PriceSummary',
  rows,
  total: money(total),
  vat: vat === null ? null : money(vat),
})

/** The text of each row in a VAT mode. */
function renderRows(summary: PriceSummaryRowsFragment, mode: 'inc' | 'ex'): readonly string[] {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={messages}>
      <PriceSummary summary={summary} />
    </MessagesProvider>,
  )
  const other = mode === 'inc' ? 'ex' : 'inc'
  return html
    .replace(new RegExp(`<(div|dd|span)([^>]*data-(?:mode|vat)="${other}"[^>]*)>.*?</\\1>`, 'g'), '')
    .split('</div>')
    .map((row) =>
      row
        .replace(/<\/dt>|<\/dd>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .trim(),
    )
    .filter((row) => row !== '')
}

const cart = createSummary([createRow('GOODS', 52_067, 62_480), createRow('DELIVERY', 400, 480, 'Courier')], {
  total: 62_960,
  vat: 10_493,
})

// TOTAL-10
describe('PriceSummary', () => {
  it('shows rows that add up to the total including VAT, and the included VAT', () => {
    expect(renderRows(cart, 'inc')).toEqual([
      'Items £624.80',
      'Delivery (Courier) £4.80',
      'Total including VAT £629.60 includes £104.93 VAT',
    ])
  })

  it('shows net amounts and VAT that add up to the total if the shopper prefers prices without VAT', () => {
    expect(renderRows(cart, 'ex')).toEqual([
      'Items £520.67',
      'Delivery (Courier) £4.00',
      'VAT £104.93',
      'Total including VAT £629.60',
    ])
  })

  it('does not mention VAT if the platform does not return it', () => {
    const summary = createSummary([createRow('GOODS', null, 62_480)], { total: 62_480, vat: null })
    for (const mode of ['inc', 'ex'] as const) expect(renderRows(summary, mode)).toEqual(['Items £624.80', 'Total £624.80'])
  })

  it('shows a penny of rounding only in the VAT mode that has it', () => {
    const summary = createSummary([createRow('GOODS', 1_000, 1_200), createRow('ROUNDING', 1, 0)], { total: 1_200, vat: 199 })
    expect(renderRows(summary, 'inc')).toEqual(['Items £12.00', 'Total including VAT £12.00 includes £1.99 VAT'])
    expect(renderRows(summary, 'ex')).toContain('Rounding £0.01')
  })

  it('shows the platform’s title of an unknown segment, as text', () => {
    const summary = createSummary([createRow('OTHER', -500, -500, '<b>Gift card</b>'), createRow('OTHER', 5, 5)], {
      total: -495,
      vat: 0,
    })
    expect(renderRows(summary, 'inc').slice(0, 2)).toEqual(['&lt;b&gt;Gift card&lt;/b&gt; £-5.00', 'Other £0.05'])
  })

  it('shows amounts that add up to the total in both VAT modes', () => {
    const kind = fc.constantFrom('GOODS', 'DISCOUNT', 'DELIVERY', 'PAYMENT', 'OTHER', 'ROUNDING', 'UNEXPLAINED' as const)
    const amount = fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.constant(0))
    const rows = fc.array(fc.record({ kind, net: amount, vat: amount, label: fc.option(fc.constant('Courier')) }))
    const amountIn = (row: string) => Math.round(Number(/£(-?[\d.]+)/.exec(row)?.[1]) * 100)
    fc.assert(
      fc.property(rows, (given) => {
        const sums = { net: given.reduce((sum, { net }) => sum + net, 0), vat: given.reduce((sum, { vat }) => sum + vat, 0) }
        const summary = createSummary(
          given.map(({ kind, net, vat, label }) => createRow(kind, net, net + vat, label)),
          { total: sums.net + sums.vat, vat: sums.vat },
        )
        for (const mode of ['inc', 'ex'] as const) {
          const amounts = renderRows(summary, mode).map(amountIn)
          expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(amounts.at(-1))
        }
      }),
    )
  })
})
