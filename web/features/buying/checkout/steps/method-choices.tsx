import type { ReactNode } from 'react'
import type { ShippingMethodFragment } from '#schema/generated/operations.ts'
import { carryingMethods, exceededLimit, isCollection, type Load } from '#schema/rules/delivery/carrying.ts'
import { methodTitle } from '#schema/rules/delivery/method-title.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { DeliveryPrice } from '../../../../components/arrival/delivery-price.tsx'
import { MethodNote } from '../../../../components/arrival/method-note.tsx'
import { RingUs } from '../../../../components/arrival/ring-us.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { methodName, selectPaymentMethod } from '../state/methods.ts'
import type { OrderMethods } from '../state/order-methods.ts'
import styles from './checkout.module.css'

interface DeliveryMethodsProps extends MethodsProps {
  readonly load: Load
  /** Null if no date is promised. */
  readonly country: string | null
  /** The method of the order; null if none can carry it. */
  readonly method: ShippingMethodFragment | null
}

interface MethodsProps {
  readonly methods: OrderMethods
  /** Name of the chosen delivery method, or code of the chosen payment method. */
  readonly chosen: string | null
  readonly onChoose: (method: string) => void
}

/**
 * The delivery methods with their costs. Methods that cannot carry the goods are disabled. If the chosen method is one of them, its
 * replacement is named. If nothing can be delivered to the address, the shopper reads so, also if collection is possible. Offline, the
 * platform may have more methods than are shown.
 * @source CHECKOUT-5, CHECKOUT-21, DELIVERY-22, DELIVERY-28, DELIVERY-30, PROD-89
 */
export function DeliveryMethods({ methods, load, country, method, chosen, onChoose }: DeliveryMethodsProps) {
  const words = useMessages('checkout').order.shipping
  const { delivery } = useShop()
  const { noCarrier } = useMessages('cart').delivery
  const { shipping, status } = methods
  if (shipping.length === 0) return status === 'ready' ? <NoDelivery>{words.none}</NoDelivery> : null
  const isOnlyCollected = carryingMethods(shipping, delivery, load).every((each) => isCollection(delivery, each))
  const choices = shipping.map((each) => ({
    value: methodName(each),
    label: (
      <>
        {unbrokenSizes(methodTitle(each))} <MethodNote method={each} load={load} country={country} className={styles.arrival} />
      </>
    ),
    cost: each.price ? <DeliveryPrice price={each.price} /> : words.noPrice,
    isDisabled: exceededLimit(delivery, each, load) !== null,
  }))
  const replaced = shipping.find((each, place) => methodName(each) === chosen && choices[place]?.isDisabled)
  return (
    <>
      {!method && (status === 'offline' ? <p role="alert">{words.offline}</p> : <NoDelivery>{noCarrier}</NoDelivery>)}
      {method && status !== 'offline' && isOnlyCollected && (
        <Notice kind="info">
          <RingUs>{words.onlyCollection}</RingUs>
        </Notice>
      )}
      <p role="status">{method && replaced && words.replaced({ method: replaced.carrierTitle, other: method.carrierTitle })}</p>
      <Choices
        legend={words.methods}
        name="shippingMethod"
        chosen={method && methodName(method)}
        onChoose={onChoose}
        choices={choices}
      />
    </>
  )
}

const NoDelivery = ({ children }: { readonly children: ReactNode }) => (
  <Notice kind="error">
    <RingUs>{children}</RingUs>
  </Notice>
)

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

interface Choice {
  readonly value: string
  readonly label: ReactNode
  readonly cost: ReactNode
  readonly isDisabled?: boolean
}

interface ChoicesProps {
  readonly legend: string
  readonly name: string
  readonly choices: readonly Choice[]
  readonly chosen: string | null
  readonly onChoose: (value: string) => void
}

function Choices({ legend, name, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, cost, isDisabled }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isDisabled}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
          <span className={styles.cost}>{cost}</span>
        </label>
      ))}
    </fieldset>
  )
}
