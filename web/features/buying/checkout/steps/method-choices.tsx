import type { ReactNode } from 'react'
import { ArrivalNote } from '../../../../components/arrival/arrival-note.tsx'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { PromisedGoods } from '../state/arrival-of-order.ts'
import { methodName, methodTitle, selectPaymentMethod, selectShippingMethod } from '../state/methods.ts'
import type { OrderMethods } from '../state/order-methods.ts'
import styles from './checkout.module.css'

interface DeliveryMethodsProps extends MethodsProps {
  readonly promised: PromisedGoods | null
}

interface MethodsProps {
  readonly methods: OrderMethods
  /** Name of the chosen delivery method, or code of the chosen payment method. */
  readonly chosen: string | null
  readonly onChoose: (method: string) => void
}

/** The delivery methods with their costs. @source CHECKOUT-5 */
export function DeliveryMethods({ methods: { shipping, status }, promised, chosen, onChoose }: DeliveryMethodsProps) {
  const words = useMessages('checkout').order.shipping
  const method = selectShippingMethod(shipping, chosen)
  if (!method) return status === 'ready' ? <p role="alert">{words.none}</p> : null
  return (
    <Choices
      legend={words.methods}
      name="shippingMethod"
      chosen={methodName(method)}
      onChoose={onChoose}
      choices={shipping.map((each) => ({
        value: methodName(each),
        label: (
          <>
            {methodTitle(each)} {promised && <ArrivalNote shipment={{ ...each, ...promised }} className={styles.arrival} />}
          </>
        ),
        cost: each.price ? <PreferredVat price={each.price} /> : words.noPrice,
      }))}
    />
  )
}

/** The payment methods with their fees. @source CHECKOUT-6 */
export function PaymentMethods({ methods: { payment, status }, chosen, onChoose }: MethodsProps) {
  const words = useMessages('checkout').order.payment
  const method = selectPaymentMethod(payment, chosen)
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

interface ChoicesProps {
  readonly legend: string
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly label: ReactNode; readonly cost: ReactNode }[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

function Choices({ legend, name, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, cost }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
          <span className={styles.cost}>{cost}</span>
        </label>
      ))}
    </fieldset>
  )
}
