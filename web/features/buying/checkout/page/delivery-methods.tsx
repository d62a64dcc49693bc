import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { methodName, methodTitle, shippingMethodOf } from '../state/methods.ts'
import type { OrderMethods } from '../state/methods-answer.ts'
import { Choices } from './choices.tsx'

interface DeliveryMethodsProps {
  readonly methods: OrderMethods
  /** Name of the chosen method. */
  readonly chosen: string | null
  readonly onChoose: (name: string) => void
}

/** The delivery methods with their costs. @source CHECKOUT-5 */
export function DeliveryMethods({ methods: { shipping, status }, chosen, onChoose }: DeliveryMethodsProps) {
  const words = useMessages('checkout').order.shipping
  const method = shippingMethodOf(shipping, chosen)
  if (!method) return status === 'ready' ? <p role="alert">{words.none}</p> : null
  return (
    <Choices
      legend={words.methods}
      name="shippingMethod"
      chosen={methodName(method)}
      onChoose={onChoose}
      choices={shipping.map((way) => ({
        value: methodName(way),
        label: methodTitle(way),
        cost: way.price ? <PreferredVat price={way.price} /> : words.noPrice,
      }))}
    />
  )
}
