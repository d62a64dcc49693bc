import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import type { CheckoutDraft } from '../../../../sync/tasks/order/index.ts'
import type { Checkout } from '../device/use-checkout.ts'
import { FAILED_METHODS, type OrderMethods, offlineMethods, WAITING_METHODS } from '../state/order-methods.ts'
import { PaymentStep } from './payment-step.tsx'

const messages = await allMessages(BRITISH)
const known = offlineMethods(messages.get('checkout').order.methods.own, { delivery: null, titles: {} }, null)
const draft = { billing: null, isBillingSame: true, paymentMethod: null } as CheckoutDraft

/** The types of the inputs that the step shows with these methods. */
function findInputs(methods: OrderMethods): readonly (string | undefined)[] {
  const checkout = { methods, missing: null, profile: null } as unknown as Checkout
  const html = renderToStaticMarkup(
    <ShopProvider shop={{} as ShopInfo}>
      <MessagesProvider messages={messages}>
        <PaymentStep
          checkout={checkout}
          draft={draft}
          headingRef={undefined}
          isOpen={false}
          onEdit={() => undefined}
          onDone={() => undefined}
        />
      </MessagesProvider>
    </ShopProvider>,
  )
  return [...html.matchAll(/<input[^>]*type="(\w+)"/g)].map(([, type]) => type)
}

// CHECKOUT-18
describe('PaymentStep', () => {
  it.each<[string, OrderMethods]>([
    ['any methods', WAITING_METHODS],
    ['delivery methods', { ...known, shipping: [], status: 'waiting' }],
    ['payment methods', { ...known, payment: [], status: 'waiting' }],
  ])('shows no inputs before it knows %s', (_, methods) => expect(findInputs(methods)).toEqual([]))

  it.each<[string, OrderMethods, readonly string[]]>([
    ['are known', { ...known, status: 'ready' }, ['radio', 'checkbox']],
    ['are loaded again', { ...known, status: 'waiting' }, ['radio', 'checkbox']],
    ['are the shop’s own', known, ['radio', 'checkbox']],
    ['could not be loaded', FAILED_METHODS, ['checkbox']],
  ])('shows the choices if the methods %s', (_, methods, expected) => expect(findInputs(methods)).toEqual(expected))
})
