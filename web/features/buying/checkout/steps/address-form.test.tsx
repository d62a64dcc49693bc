import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { AddressForm } from './address-form.tsx'

async function placeFields(country: string): Promise<readonly string[]> {
  const shop = { country, language: 'en-GB', isTelephoneRequired: true } as unknown as ShopInfo
  const html = renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <AddressForm kind="shipping" label="Delivery" address={{}} onDone={() => undefined} />
      </MessagesProvider>
    </ShopProvider>,
  )
  return [...html.matchAll(/name="(city|region|postcode)"/g)].map(([, name = '']) => name)
}

// CHECKOUT-7
describe('AddressForm', () => {
  it.each([
    ['GB', ['city', 'region', 'postcode']],
    ['DE', ['postcode', 'city', 'region']],
    ['IT', ['postcode', 'city', 'region']],
  ])('asks for the place in the order in which addresses are written in %s', async (country, order) => {
    expect(await placeFields(country)).toEqual(order)
  })
})
