import { useRef, useState } from 'react'
import { SecondaryButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { updateCustomer } from '../session/update-customer.ts'
import { AddressForm } from './address-form.tsx'
import { asBillingAddress } from './address-input.ts'
import { addressBook } from './default-addresses.ts'

/** The billing address: the delivery address, or a form for another one. @source USER-5, SCREEN-4 */
export function BillingAddress({ profile }: { readonly profile: Profile }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const { delivery, billing, isSame } = addressBook(profile.addresses)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  function openForm(isShown: boolean) {
    setOpen(isShown)
    // The button that was pressed is gone, and the focus with it.
    heading.current?.focus()
  }
  async function billToDelivery() {
    openForm(false)
    if (isSame || !delivery) return
    try {
      const [rejection] = await updateCustomer(deviceDatabase, { addresses: [asBillingAddress(delivery)] })
      setProblem(rejection?.message ?? null)
    } catch (error) {
      console.warn('The billing address could not be changed', error)
      setProblem(words.addresses.failed)
    }
  }
  return (
    <section aria-labelledby="billing-address">
      <h3 id="billing-address" ref={heading} tabIndex={-1}>
        {words.overview.addresses.billing}
      </h3>
      {problem && <Notice kind="error">{problem}</Notice>}
      {!isSame || isOpen ? (
        <>
          {delivery && (
            <p>
              <SecondaryButton onClick={billToDelivery}>{words.addresses.useDelivery}</SecondaryButton>
            </p>
          )}
          <AddressForm
            kind="billing"
            profile={profile}
            address={billing}
            flags={{ isDefaultShipping: false, isDefaultBilling: true }}
          />
        </>
      ) : (
        <>
          <p>{words.addresses.same}</p>
          <p>
            <SecondaryButton onClick={() => openForm(true)}>{words.addresses.other}</SecondaryButton>
          </p>
        </>
      )}
    </section>
  )
}
