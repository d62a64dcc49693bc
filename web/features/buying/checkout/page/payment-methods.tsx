import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { paymentMethodOf } from '../state/methods.ts'
import type { OrderMethods } from '../state/methods-answer.ts'
import { Choices } from './choices.tsx'

interface PaymentMethodsProps {
  readonly methods: OrderMethods
  /** Code of the chosen method. */
  readonly chosen: string | null
  readonly onChoose: (code: string) => void
}

/** The payment methods with their fees. @source CHECKOUT-6 */
export function PaymentMethods({ methods: { payment, status }, chosen, onChoose }: PaymentMethodsProps) {
  const words = useMessages('checkout').order.payment
  const method = paymentMethodOf(payment, chosen)
  if (!method) return status === 'ready' ? <p role="alert">{words.none}</p> : null
  return (
    <Choices
      legend={words.methods}
      name="paymentMethod"
      chosen={method.code}
      onChoose={onChoose}
      choices={payment.map(({ code, title, cost }) => ({
        value: code,
        label: title,
        cost: cost && cost.gross.amount > 0 ? <PreferredVat price={cost} /> : null,
      }))}
    />
  )
}
