import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import styles from '../cards.module.css'
import { AddressForm } from './address-form.tsx'
import { BillingAddress } from './billing-address.tsx'
import { addressBook } from './default-addresses.ts'

/** The default delivery address and the billing address, which may be the same. @source USER-5, SCREEN-4 */
export function AddressBook({ profile }: { readonly profile: Profile }) {
  const words = useMessages('account')
  const { delivery, isSame } = addressBook(profile.addresses)
  return (
    <div className={styles.forms}>
      <section aria-labelledby="delivery-address">
        <h3 id="delivery-address">{words.overview.addresses.delivery}</h3>
        <AddressForm
          kind="shipping"
          profile={profile}
          address={delivery}
          flags={{ isDefaultShipping: true, isDefaultBilling: isSame }}
        />
      </section>
      <BillingAddress profile={profile} />
    </div>
  )
}
