import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allMessages } from '../../../messages/all-messages.ts'
import { BRITISH } from '../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../messages/use-messages.tsx'
import { QuantityPrice } from './quantity-price.tsx'

const messages = await allMessages(BRITISH)
const price = (ex: string, inc: string) => ({ net: { formatted: ex }, gross: { formatted: inc } })
const BREAKS = [
  { quantity: 10, price: price('£2.78', '£3.34') },
  { quantity: 50, price: price('£2.50', '£3.00') },
]

/** The text in a VAT mode. */
function renderPrice(quantity: number, mode: 'inc' | 'ex', { isEachShown = false, isPack = false } = {}): string {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={messages}>
      <QuantityPrice breaks={BREAKS} quantity={quantity} isPack={isPack} isEachShown={isEachShown} />
    </MessagesProvider>,
  )
  const other = mode === 'inc' ? 'ex' : 'inc'
  return html.replace(new RegExp(`<span data-vat="${other}">.*?</span>`, 'g'), '').replace(/<[^>]*>/g, '')
}

// PRICE-13
describe('QuantityPrice', () => {
  it.each([
    [1, '', ''],
    [4, '', ''],
    [5, '5 more and each is £3.34', '5 more and each is £2.78'],
    [8, '2 more and each is £3.34', '2 more and each is £2.78'],
    [10, '10+ £3.34 each', '10+ £2.78 each'],
    [24, '10+ £3.34 each', '10+ £2.78 each'],
    [48, '10+ £3.34 each2 more and each is £3.00', '10+ £2.78 each2 more and each is £2.50'],
    [50, '50+ £3.00 each', '50+ £2.50 each'],
  ])('says for %i pieces %j with VAT and %j without', (quantity, inc, ex) => {
    expect([renderPrice(quantity, 'inc'), renderPrice(quantity, 'ex')]).toEqual([inc, ex])
  })

  it('leaves out a price that is shown elsewhere', () => {
    expect(renderPrice(48, 'inc', { isEachShown: true })).toBe('2 more and each is £3.00')
    expect(renderPrice(50, 'inc', { isEachShown: true })).toBe('')
  })

  // PRICE-14
  it('says that the price is that of a pack', () => {
    expect(renderPrice(50, 'inc', { isPack: true })).toBe('50+ £3.00 per pack')
  })
})
