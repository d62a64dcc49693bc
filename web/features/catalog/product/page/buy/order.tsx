import { type RefObject, useRef, useState } from 'react'
import type { QuantityLimits } from '#schema/rules/cart/quantity-limits.ts'
import { isIntangible } from '#schema/rules/is-intangible.ts'
import { multiply, type TaxedAmount, ZERO } from '#schema/rules/money.ts'
import { unitPrice } from '#schema/rules/unit-price.ts'
import { DetailsOnOpen } from '../../../../../components/details-on-open.tsx'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { QuantityPrice } from '../../../../../components/price/breaks/quantity-price.tsx'
import { isPack, pieceAmount, toNetAndGross } from '../../../../../components/price/price-arithmetic.ts'
import { focusInvalidQuantity } from '../../../../../components/quantity/focus-invalid-quantity.ts'
import { QuantityStepper } from '../../../../../components/quantity/quantity-stepper.tsx'
import { late } from '../../../../../late/late.tsx'
import { useFormat, useMessages } from '../../../../../messages/use-messages.tsx'
import { AddToCart, LimitNote } from '../../../../buying/cart/index.ts'
import type { CalculatorProps } from '../../calculator/calculator.tsx'
import { DeliveryLine } from '../../delivery/delivery-line.tsx'
import { PromiseLine } from '../../delivery/promise-line.tsx'
import fold from '../../fold.module.css'
import type { Configuration, OptionAnswers, ProductView } from '../../product.types.ts'
import { BuyBarOnScroll } from './buy-bar-on-scroll.tsx'
import styles from './order.module.css'

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
  const { money } = useFormat()
  const field = useRef<HTMLDivElement>(null)
  const order = useRef<HTMLDivElement>(null)
  const isChosen = !configuration || configuration.variant !== null
  const isDelivered = !isIntangible(product.__typename)
  const { name, price, stock, measure } = configuration?.variant ?? product
  const limits = stock?.limits
  const { quantity, setQuantity, calculations, setCalculatedQuantity } = useOrderQuantity(limits?.least)
  const unitAmount = pieceWithOptions(price, quantity, custom)
  const total = toNetAndGross(multiply(unitAmount, quantity), money)
  const purchase = { product, variant: configuration?.variant, quantity, optionAnswers: custom?.answers }
  const getPurchases = () => {
    if (!isChosen) configuration.showMissing()
    if (!isChosen || custom?.validate() === false || focusInvalidQuantity(field.current)) return null
    return [{ ...purchase, unitAmount, options: [...(configuration?.labels ?? []), ...(custom?.labels ?? [])] }]
  }
  return (
    <>
      {isChosen && isDelivered && !custom && (
        <PromiseLine parts={[{ product: configuration?.variant ?? product, quantity }]} goods={[purchase]} />
      )}
      <div className={styles.order} ref={order}>
        {isChosen && (
          <>
            <div ref={field}>
              <OrderQuantity key={calculations} quantity={quantity} limits={limits} onChange={setQuantity} />
            </div>
            <p className="visually-hidden" role="status">
              {words.total(quantity)} <PreferredVat price={total} />
            </p>
          </>
        )}
        <AddToCart
          getPurchases={getPurchases}
          label={
            isChosen && (
              <span>
                {words.add(quantity)} · <PreferredVat price={total} />
              </span>
            )
          }
        />
        {isChosen && <QuantityPrice breaks={price.breaks} quantity={quantity} isPack={isPack(price.unit)} />}
        {isChosen && measure && (
          <QuantityCalculator sku={product.sku} measure={measure} limits={limits} onUse={setCalculatedQuantity} />
        )}
        {isChosen && isDelivered && <DeliveryLine goods={[purchase]} />}
        <BuyBarOnScroll
          name={name}
          price={total}
          isFrom={price.isFrom}
          purchase={isChosen ? { quantity, limits, onChange: setQuantity, getPurchases } : null}
          offer={offer}
          order={order}
        />
      </div>
    </>
  )
}

/** The quantity of a product, at first the least that can be bought. */
function useOrderQuantity(least: number | undefined) {
  const [quantity, setQuantity] = useState(0)
  /** The key of the quantity field, so that a calculated quantity replaces the typed text. */
  const [calculations, setCalculations] = useState(0)
  return {
    quantity: quantity || least || 1,
    setQuantity,
    calculations,
    setCalculatedQuantity(pieces: number) {
      setQuantity(pieces)
      setCalculations((count) => count + 1)
    },
  }
}

/** Price of one piece with the surcharge of its options, in minor units. */
function pieceWithOptions(price: ProductView['price'], quantity: number, custom: OptionAnswers | undefined): TaxedAmount {
  const piece = pieceAmount(price, quantity)
  return unitPrice(
    [piece, custom?.surcharge(piece) ?? ZERO].map((amount) => ({ price: amount, quantity: 1, rate: price.taxRate })),
  )
}

interface OrderQuantityProps {
  readonly quantity: number
  readonly limits: QuantityLimits | null | undefined
  readonly onChange: (quantity: number) => void
}

function OrderQuantity({ quantity, limits, onChange }: OrderQuantityProps) {
  const words = useMessages('product')
  return (
    <QuantityStepper
      name="quantity"
      label={words.quantity}
      quantity={quantity}
      limits={limits}
      note={limits && <LimitNote limits={limits} quantity={quantity} />}
      onChange={onChange}
    />
  )
}

const Calculator = late(async () => (await import('../../calculator/calculator.tsx')).Calculator, ['calculators'])

/** Expands to a calculator that converts metres or square metres to pieces. */
function QuantityCalculator({ sku, measure, limits, onUse }: CalculatorProps) {
  const words = useMessages('product')
  return (
    <DetailsOnOpen summary={words.howMuch} className={fold.fold}>
      <Calculator sku={sku} measure={measure} limits={limits} onUse={onUse} />
    </DetailsOnOpen>
  )
}
