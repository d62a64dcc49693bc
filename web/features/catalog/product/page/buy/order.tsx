import { type RefObject, Suspense, useRef, useState } from 'react'
import { multiply, ZERO } from '#schema/rules/money.ts'
import { unitPrice } from '#schema/rules/unit-price.ts'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { pieceAmount, toPrice } from '../../../../../components/price/price-arithmetic.ts'
import { focusInvalidQuantity } from '../../../../../components/quantity/focus-invalid-quantity.ts'
import { QuantityStepper } from '../../../../../components/quantity/quantity-stepper.tsx'
import { useFormat, useMessages } from '../../../../../messages/use-messages.tsx'
import { AddToCart, LimitNote } from '../../../../buying/cart/index.ts'
import type { Configuration, OptionAnswers, ProductView } from '../../product.types.ts'
import { DeliveryLine } from '../../total/delivery-line.tsx'
import { PromiseLine } from '../../total/promise-line.tsx'
import { BuyBarOnScroll } from './buy-bar-on-scroll.tsx'
import { nextBreak } from './next-break.ts'
import styles from './order.module.css'
import { QuantityCalculator } from './quantity-calculator.tsx'

interface OrderProps {
  readonly product: ProductView
  readonly configuration: Configuration | null
  readonly custom: OptionAnswers | undefined
  /** The price in the head of the page. */
  readonly offer: RefObject<HTMLElement | null>
}

/** Quantity and the button to add the product to the cart, which names the total. */
export function Order({ product, configuration, custom, offer }: OrderProps) {
  const words = useMessages('product')
  const format = useFormat()
  const [typedQuantity, setQuantity] = useState(0)
  /** Resets the typed quantity when it changes. */
  const [calculations, setCalculations] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  const order = useRef<HTMLDivElement>(null)
  const isChosen = !configuration || configuration.variant !== null
  const isDelivered = product.__typename !== 'VirtualProduct' && product.__typename !== 'DownloadableProduct'
  const { name, price, stock, measure } = configuration?.variant ?? product
  const limits = stock?.limits
  const quantity = typedQuantity || limits?.least || 1
  const discount = isChosen ? nextBreak(price.breaks, quantity) : null
  const piece = pieceAmount(price, quantity)
  const unitAmount = unitPrice(
    [piece, custom?.surcharge(piece) ?? ZERO].map((amount) => ({ price: amount, quantity: 1, rate: price.taxRate })),
  )
  const total = toPrice(multiply(unitAmount, quantity), price.final, format.money)
  const purchase = { product, variant: configuration?.variant, quantity, optionAnswers: custom?.answers }
  const wanted = () => {
    if (!isChosen) configuration.showMissing()
    if (!isChosen || custom?.validate() === false || focusInvalidQuantity(field.current)) return null
    return [{ ...purchase, unitAmount, options: [...(configuration?.labels ?? []), ...(custom?.labels ?? [])] }]
  }
  const setCalculatedQuantity = (pieces: number) => {
    setQuantity(pieces)
    setCalculations((count) => count + 1)
  }
  return (
    <>
      {isChosen && isDelivered && !custom && <PromiseLine piece={configuration?.variant ?? product} />}
      <div className={styles.order} ref={order}>
        {isChosen && (
          <>
            <div ref={field}>
              <QuantityStepper
                key={calculations}
                name="quantity"
                label={words.quantity}
                quantity={quantity}
                limits={limits}
                note={
                  limits && (
                    <Suspense>
                      <LimitNote limits={limits} quantity={quantity} />
                    </Suspense>
                  )
                }
                onChange={setQuantity}
              />
            </div>
            <p className="visually-hidden" role="status">
              {words.total(quantity)} <PreferredVat price={total} />
            </p>
          </>
        )}
        <AddToCart
          getPurchases={wanted}
          label={
            isChosen && (
              <span>
                {words.add(quantity)} · <PreferredVat price={total} />
              </span>
            )
          }
        />
        {discount && (
          <p className={styles.discount}>
            {words.breaks.more(discount.quantity - quantity)} <PreferredVat price={discount.price} />
          </p>
        )}
        {isChosen && measure && (
          <QuantityCalculator sku={product.sku} measure={measure} limits={limits} onUse={setCalculatedQuantity} />
        )}
        {isChosen && isDelivered && <DeliveryLine goods={[purchase]} />}
        <BuyBarOnScroll
          name={name}
          price={total}
          isFrom={price.isFrom}
          purchase={isChosen ? { quantity, limits, onChange: setQuantity, getPurchases: wanted } : null}
          offer={offer}
          order={order}
        />
      </div>
    </>
  )
}
