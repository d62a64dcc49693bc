import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { CheckoutReturnStatus } from '#schema/generated/types.ts'
import { PrimaryButton, SecondaryButton } from '../../../../components/button.tsx'
import { Drawing } from '../../../../components/empty-state/empty-state.tsx'
import wood from '../../../../components/empty-state/wood.module.css'
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
  /** Whom to ask, beside the message about an order that is not found. */
  readonly help: ReactNode
}

/** The order's state and the next steps. */
export function OrderResult({ status, order, email, onAsk, SaveDetails, help }: OrderResultProps) {
  const words = useMessages('checkout')
  const { deviceDatabase } = useShop()
  const firstName = useDeviceValue(customerOnDevice, deviceDatabase)?.firstName.trim()
  const { device } = useCart()
  if (status !== 'ORDERED') return <NoOrder {...{ status, onAsk, help }} />
  const record = device().lastOrder()
  const ways = (
    <p className={sheet.ways}>
      <PrimaryLink to="/my-account/orders">{words.orders}</PrimaryLink>
      <SecondaryButton onClick={() => print()}>{words.next.print}</SecondaryButton>
      <SecondaryLink to="/">{words.home}</SecondaryLink>
    </p>
  )
  return (
    <section className={sheet.thanks} aria-labelledby="order">
      <h2 id="order">{firstName ? words.order.thanks.titleFor(firstName) : words.thanks.heading}</h2>
      <p role="status" className={sheet.number}>
        {words.thanks.number(order)}
      </p>
      <ArrivalLine record={record} />
      <div className={sheet.after}>
        <NextSteps email={email} record={record} />
        <Suspense fallback={null}>
          <SaveDetails email={email} firstName="" lastName="" address={null} billing={null} />
        </Suspense>
      </div>
      {record ? <OrderRecord order={record} actions={ways} /> : ways}
    </section>
  )
}

interface NoOrderProps extends Pick<OrderResultProps, 'onAsk' | 'help'> {
  readonly status: Exclude<CheckoutReturnStatus, 'ORDERED'>
}

/** Says why no order is shown, with the ways to find it and whom to ask. @source ORDER-22 */
function NoOrder({ status, onAsk, help }: NoOrderProps) {
  const words = useMessages('checkout')
  const { thanks } = words
  const [title, text] = {
    OPEN: [thanks.open, thanks.openText],
    UNKNOWN: [thanks.unknown, thanks.unknownText],
    NONE: [thanks.none, thanks.noneText],
  }[status]
  return (
    <div className={sheet.after}>
      <section className={sheet.thanks} aria-labelledby="order">
        <Envelope />
        <h2 id="order">{title}</h2>
        <p role="status">{text}</p>
        <p className={sheet.ways}>
          {status === 'NONE' ? (
            <>
              <PrimaryLink to="/my-account/orders">{words.orders}</PrimaryLink>
              <SecondaryLink to="/">{words.home}</SecondaryLink>
            </>
          ) : (
            <>
              <PrimaryButton onClick={onAsk}>{thanks.again}</PrimaryButton>
              <SecondaryLink to="/cart">{words.toCart}</SecondaryLink>
            </>
          )}
        </p>
      </section>
      <Suspense>{help}</Suspense>
    </div>
  )
}

/** A sealed letter on a shelf. */
const Envelope = () => (
  <Drawing viewBox="0 0 240 140">
    <path className={wood.board} d="M24 96h192v20H24z" />
    <path className={wood.grain} d="M40 106c40-6 80 4 160-2" />
    <path className={wood.paper} d="M65 24h110v72H65zl55 42 55-42" />
    <circle className={wood.dark} cx="120" cy="64" r="9" />
    <path className={wood.line} d="M30 128.5h180" />
  </Drawing>
)
