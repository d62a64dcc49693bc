import { type ComponentType, Suspense } from 'react'
import type { CheckoutReturnStatus } from '#schema/generated/types.ts'
import { PrimaryButton, SecondaryButton } from '../../../../components/button.tsx'
import { PrimaryLink, SecondaryLink } from '../../../../components/links/button-link.tsx'
import { ArrivalLine, NextSteps } from '../../../../components/order/next-steps.tsx'
import sheet from '../../../../components/order/order-record.module.css'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import type { GuestDetails } from '../../../../sync/tasks/order/index.ts'
import { useCart } from '../device/use-cart.ts'

interface OrderResultProps {
  readonly status: CheckoutReturnStatus
  /** Unverified, from the URL. */
  readonly order: string
  readonly email: string
  /** Looks the order up again. */
  readonly onAsk: () => void
  /** Offers an account to guests. */
  readonly SaveDetails: ComponentType<GuestDetails>
}

/** The order's state and the next steps. */
export function OrderResult({ status, order, email, onAsk, SaveDetails }: OrderResultProps) {
  const words = useMessages('checkout')
  const { thanks } = words
  const { deviceDatabase } = useShop()
  const firstName = useDeviceValue(customerOnDevice, deviceDatabase)?.firstName.trim()
  const { device } = useCart()
  const record = status === 'ORDERED' ? device().lastOrder() : null
  const isOpen = status === 'OPEN' || status === 'UNKNOWN'
  const [title, text] = {
    ORDERED: [firstName ? words.order.thanks.titleFor(firstName) : thanks.heading, null],
    OPEN: [thanks.open, thanks.openText],
    UNKNOWN: [thanks.unknown, thanks.unknownText],
    NONE: [thanks.none, thanks.noneText],
  }[status]
  return (
    <section className={sheet.thanks} aria-labelledby="order">
      <h2 id="order">{title}</h2>
      <p role="status" className={text === null ? sheet.number : undefined}>
        {text ?? thanks.number(order)}
      </p>
      <ArrivalLine record={record} />
      {status === 'ORDERED' && (
        <div className={sheet.after}>
          <NextSteps email={email} record={record} />
          <Suspense fallback={null}>
            <SaveDetails email={email} firstName="" lastName="" address={null} billing={null} />
          </Suspense>
        </div>
      )}
      {record && <OrderRecord order={record} />}
      <p className={sheet.ways}>
        {isOpen ? (
          <>
            <PrimaryButton onClick={onAsk}>{thanks.again}</PrimaryButton>
            <SecondaryLink to="/cart">{words.toCart}</SecondaryLink>
          </>
        ) : (
          <>
            <PrimaryLink to="/my-account/orders">{words.orders}</PrimaryLink>
            {status === 'ORDERED' && <SecondaryButton onClick={() => print()}>{words.next.print}</SecondaryButton>}
            <SecondaryLink to="/">{words.home}</SecondaryLink>
          </>
        )}
      </p>
    </section>
  )
}
