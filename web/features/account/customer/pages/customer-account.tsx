import { type Ref, useEffect, useRef } from 'react'
import { QuietButton } from '../../../../components/button.tsx'
import { EmptyState } from '../../../../components/empty-state/empty-state.tsx'
import wood from '../../../../components/empty-state/wood.module.css'
import { focusIfLost } from '../../../../components/form/focus-if-lost.ts'
import { Notice } from '../../../../components/notice.tsx'
import { useMediaQuery } from '../../../../components/use-media-query.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { customerOnDevice, type Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { RecentlyViewed } from '../../../catalog/recently-viewed/index.ts'
import { NewsletterForm } from '../../newsletter/index.ts'
import { useAccountDialog, useProfileFailure } from '../account.ts'
import { AddressBook } from '../addresses/address-book.tsx'
import cards from '../cards.module.css'
import { DevicesBlock } from '../devices/devices-block.tsx'
import { OrdersBlock } from '../orders/orders-block.tsx'
import { Overview } from '../overview/overview.tsx'
import { refreshCustomer } from '../session/refresh-customer.ts'
import styles from './account.module.css'
import { AccountNav } from './account-nav.tsx'
import type { AccountUrl } from './blocks.ts'
import { HelpCard } from './help-card.tsx'
import { ProfileBlock } from './profile-block.tsx'

interface CustomerAccountProps extends AccountUrl {
  /** The shopper has just signed in on this page, with a form that is gone. */
  readonly takesFocus: boolean
}

/** The width below which the navigation of the overview follows it, as in the style sheet. */
const IS_NARROW = '(width < 56rem)'

/** The account of a signed-in customer: navigation and the block of the current URL. @source SCREEN-4, USER-4, USER-30, UI-50, UI-58 */
export function CustomerAccount({ block, orderId, takesFocus }: CustomerAccountProps) {
  const { deviceDatabase } = useShop()
  const profile = useDeviceValue(customerOnDevice, deviceDatabase)
  const heading = useRef<HTMLHeadingElement>(null)
  const isDialogOpen = useAccountDialog() !== null
  // The dialog of the form has the focus until it is closed.
  const canFocus = profile !== null && !isDialogOpen
  useEffect(() => {
    if (takesFocus && canFocus) focusIfLost(() => heading.current)
  }, [takesFocus, canFocus])
  const isNavBelow = useMediaQuery(IS_NARROW) && block === null
  const nav = <AccountNav block={block} />
  return (
    <div className={styles.account} data-overview={block === null || undefined}>
      {!isNavBelow && nav}
      {profile ? <CustomerBlock {...{ profile, block, orderId, heading }} /> : <MissingProfile />}
      {isNavBelow && nav}
    </div>
  )
}

interface CustomerBlockProps extends AccountUrl {
  readonly profile: Profile
  readonly heading: Ref<HTMLHeadingElement>
}

function CustomerBlock({ profile, block, orderId, heading }: CustomerBlockProps) {
  const words = useMessages('account')
  const { lacks } = useShop()
  const name = profile.firstName.trim()
  return (
    <section className={styles.block} aria-labelledby="account-block">
      <h2 id="account-block" ref={heading} tabIndex={-1}>
        {block === null && name ? words.overview.greeting(name) : words.blocks[block ?? 'overview']}
      </h2>
      {block === null && <Overview profile={profile} />}
      {block === 'details' && <ProfileBlock profile={profile} />}
      {block === 'shipping-details' && <AddressBook profile={profile} />}
      {block === 'newsletter' && (
        <div className={cards.forms}>
          {!lacks?.includes('newsletter') && (
            <div>
              <NewsletterForm email={profile.email} />
            </div>
          )}
          <HelpCard headingLevel={3} />
        </div>
      )}
      {block === 'orders' && <OrdersBlock orderId={orderId} email={profile.email} />}
      {block === 'recently-viewed' && <RecentlyViewed empty={<EmptyRecent />} />}
      {block === 'sessions' && <DevicesBlock />}
      {(block === 'sessions' || (block === 'orders' && orderId === null)) && <HelpCard headingLevel={3} />}
    </section>
  )
}

/** Says why the details of a signed-in customer are not shown. @source USER-24 */
function MissingProfile() {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const failure = useProfileFailure()
  if (!failure) return <p role="status">{words.waiting}</p>
  const again = <QuietButton onClick={() => refreshCustomer(deviceDatabase)}>{words.again}</QuietButton>
  return (
    <Notice kind="warning" actions={again}>
      {failure === 'offline' ? words.profileOffline : words.profileFailed}
    </Notice>
  )
}

/** Shown without recently viewed products. The drawing is of three boards on a rail, without pictures. */
function EmptyRecent() {
  const { title, text, home, search } = useMessages('account').emptyRecent
  const ways = [
    { to: '/', text: home },
    { to: '/search', text: search },
  ]
  return (
    <EmptyState title={title} text={text} level={3} ways={ways} viewBox="0 0 240 140">
      <path className={wood.board} d="M28 28h52v84H28zM94 28h52v84H94z" />
      <path
        className={wood.grain}
        d="M44 28c-6 28 6 56 0 84M62 28c8 20-2 36 2 52s-4 22-2 32M110 28c-4 30 6 58 0 84M130 28c6 26-6 54 0 84"
      />
      <path className={wood.dark} d="M160 28h52v84h-52z" />
      <path className={wood.darkGrain} d="M176 28c-6 28 6 56 0 84M196 28c6 26-6 54 0 84" />
      <path className={wood.line} d="M16 112.5h208" />
    </EmptyState>
  )
}
